/** Issuer of every Google account, as its ID tokens name it. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';
