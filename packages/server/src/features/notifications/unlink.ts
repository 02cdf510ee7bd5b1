/** Begins an address of any kind, which mail clients turn into a link. */
const SCHEME =
  /[a-z][a-z\d+.-]{0,30}:\/\/+|(?:mailto|tel|sms|callto|skype|javascript|data|file|facetime|xmpp):(?=\S)/gi;
/** Between a name and what may be a top-level domain, or between the numbers of an IP address. Browsers know dots of other scripts too. */
const DOT = /(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu;
const NUMBER = /^\d+(?:\.\d+){0,2}$/;
const AT = /(?<=\S)[@\uff20](?=\S)/g;
const WORD = /\S+/g;

/**
 * A name that somebody chose as a mail may carry it: without anything that a mail client turns into a link. `evil.example/login`
 * becomes `evil[.]example/login`, and stays readable.
 */
export function unlink(name: string): string {
  return name.replaceAll('\\\\', '').replace(SCHEME, '').replace(WORD, unlinkWord);
}

function unlinkWord(word: string): string {
  // A version such as 2.0 is no address.
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return NUMBER.test(bare) ? word : word.replace(DOT, '[.]').replace(AT, '[at]');
}
