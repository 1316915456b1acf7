// Whom this page speaks for: the person of its cookie, or where several share a device, one of them by a token;
// and the language it is read in.

export const speaker = { token: "", language: "en" };
