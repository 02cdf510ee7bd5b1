const SECRET_AUTOCOMPLETE = /\b(?:current-password|new-password|one-time-code|cc-[a-z-]+)\b/i;

/** Returns whether fields of a type are secret under any setting (the privacy floor). */
export function isSecretType(type: string): boolean {
  return /^(?:password|hidden)$/i.test(type);
}

/** Returns whether the `autocomplete` attribute marks a field as secret. */
export function isSecretAutocomplete(autocomplete: string): boolean {
  return SECRET_AUTOCOMPLETE.test(autocomplete);
}
