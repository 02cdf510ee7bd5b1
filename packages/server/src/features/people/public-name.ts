/** Domain of an e-mail address, up to where `oneLine` cut it. */
const DOMAIN = /(?<=[^\s("<[])@(?:[\p{L}\d.-]*…|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/gu;

/** A name without the e-mail address that may stand in for it: people without a name at the issuer go by their address. */
export function publicName(name: string): string {
  return name.replace(DOMAIN, '');
}
