/** Matches the domain of an e-mail address, which `oneLine` may have truncated. */
const DOMAIN = /(?<=[^\s("<[])@(?:[\p{L}\d.-]*…|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/gu;

/** Removes the domain if the name is an e-mail address: people without a name at the issuer are shown by their address. */
export function publicName(name: string): string {
  return name.replace(DOMAIN, '');
}
