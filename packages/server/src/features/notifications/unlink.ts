/** Prefixes of URLs, which mail clients turn into links. */
const SCHEME =
  /[a-z][a-z\d+.-]{0,30}:\/\/+|(?:mailto|tel|sms|callto|skype|javascript|data|file|facetime|xmpp):(?=\S)/gi;
/**
 * Dots before a possible top-level domain, or between the numbers of an IP address. Browsers accept dots of other
 * scripts too.
 */
const DOT = /(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu;
const NUMBER = /^\d+(?:\.\d+){0,2}$/;
const AT = /(?<=\S)[@\uff20](?=\S)/g;
const WORD = /\S+/g;

/**
 * Makes a user-chosen name safe for e-mail, so that mail clients find nothing to turn into a link. `evil.example/login`
 * becomes `evil[.]example/login`, which stays readable.
 */
export function unlink(name: string): string {
  return name.replaceAll('\\\\', '').replace(SCHEME, '').replace(WORD, unlinkWord);
}

function unlinkWord(word: string): string {
  // A version such as 2.0 is not a host name.
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return NUMBER.test(bare) ? word : word.replace(DOT, '[.]').replace(AT, '[at]');
}
