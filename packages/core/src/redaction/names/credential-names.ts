const CODE_KINDS = [
  'access activation authentication authenticator authorization backup challenge confirm confirmation email emergency factor',
  'guest invitation invite login logon magic mfa oob onetime otp pairing recovery registration reset scratch security signin',
  'signup sms temporary tfa totp twofa twofactor unlock verification verify wps',
  'aktivierungs anmelde bestaetigungs einladungs einmal freischalt notfall sicherheits verifizierungs wiederherstellungs',
  'zugangs zugriffs',
]
  .join(' ')
  .replaceAll(' ', '|');

/** Names of several words, joined without separators, so that `securityCode` and `securitycode` are the same. */
const NAMES = [
  // One-time and recovery codes.
  `(?:^fa|${CODE_KINDS})codes?(?:$|confirm|field|input|list|hash|values?$)`,
  '^(?:two)?fa$',
  '(?:sms|push|photo|chip)tan$',
  '(?:backup|mnemonic|recovery|seed)phrase',
  '(?:secret|security)answers?$',
  // Passwords and PINs without a boundary between the words.
  'password(?:again|confirm|confirmation|hash|new|old|repeat|verify)$',
  '(?:admin|db|login|root|user)pw$',
  '(?:atm|card|confirm|current|login|new|old|security|user)pin$',
  '(?:passwort|kennwort)(?!hinweis|laenge|regel|richtlinie|staerke|vergessen)',
  'einmalpasswort|geheimzahl|motdepasse',
  // Cards.
  '^cc(?:no|num|number)$',
  'kartennummer|kreditkarte|pruefnummer|pruefziffer',
  // Keys, and values exchanged during a sign-in.
  '(?:backup|decryption|encryption|hmac|master|recovery|reset|shared)key$',
  '^(?:code|pkce)verifier$',
  '^clientassertion$',
  '^saml(?:art|assertion|request|response)$',
  '^magiclink$',
];
const NAME = new RegExp(NAMES.join('|'));

/** Returns whether the joined lower-case words of a name refer to a credential, although no single word does. */
export function isCredentialName(joined: string): boolean {
  return NAME.test(joined);
}
