// Whom this page speaks for: the person in its cookie, or one of several who share the device, by a token;
// and the language of the page.

export const speaker = { token: "", language: "en" };
