// Whom this page speaks for: the person of its cookie, or where several share a device, one of them by a token.

export const speaker = { token: "" };
