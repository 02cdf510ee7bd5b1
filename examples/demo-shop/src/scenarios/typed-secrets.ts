/** Secrets typed in the sessions. Recordings must not contain any of them. */
export const TYPED_PASSWORD = 'clay-and-fire-1958';
export const TYPED_CARD_NUMBER = '4242 4242 4242 4242';
export const TYPED_CARD_CODE = '737';
