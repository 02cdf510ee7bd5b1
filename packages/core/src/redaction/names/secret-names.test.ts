import { describe, expect, it } from 'vitest';
import { isSecretKey } from './secret-names.js';

const words = (text: string) => text.trim().split(/\s+/);

const SECRETS = words(`
  totp totpCode hotp otp_token otpValue oneTimeCode one_time_code one-time-code onetimecode onetimePassword
  mfa mfa_code mfaCode mfa-token 2fa 2fa_code twoFactorCode tfaCode authenticator_code authentication_code
  securityCode security_code security-code SECURITY_CODE securitycode verificationCode verification_code verifyCode
  verificationcode confirmation_code activationCode accessCode loginCode signInCode smsCode emailCode magicCode
  backup_code backupCodes backup_codes recoveryCode recovery_codes scratchCode resetCode unlockCode inviteCode
  invitation_code pairingCode oobCode verificationCodeInput security_code_value
  pw userPw user_pw dbpw passwd passwort neuesPasswort passwort_wiederholen passwortwiederholung Kennwort kennwort_alt
  sicherheitscode Sicherheits-Code bestaetigungscode bestätigungscode zugangscode einmalcode einmalpasswort geheimzahl
  prüfziffer kartenprüfnummer kartennummer kreditkarte wiederherstellungscode freischaltcode
  passwordConfirmation passwordconfirmation password2 confirm_password
  pin pinCode pin_code pincode newPin new_pin newpin user_pin cardPin atm_pin mpin puk mtan smsTan
  cvc cvv cvc2 cvv2 CVV2 ccv csc cvn cardCvc card_cvv cc_number ccnum cardNumber
  passcode passphrase seed_phrase seedPhrase recoveryPhrase mnemonic security_answer secretResponse recoveryKey masterKey
  code_verifier codeVerifier client_assertion SAMLResponse SAMLRequest samlResponse saml_response SAMLart
`);

const HARMLESS = words(`
  code error_code errorCode statusCode zip_code postalCode post_code country_code countryCode currency_code language_code
  keyCode charCode exitCode product_code barcode qr_code promo_code source_code codec encode code_challenge_method
  codeVerifierLength securityCodeLength verificationCodeSent backupCodesRemaining mfaEnabled mfa_required totp_enabled
  otp_length otp_expires_at recovery_code_count verification_code_error verification_status security_level
  pin_color pinColor mapPin map_pin pinIcon pin_position marker_pin pinned pinning spinner shipping pint opinion
  pwa pwm power swap html phrase phrases answer answers catch_phrase backup backup_size recovery recoveryMode
  verified verifier verification_url verify security authenticator_name tan standard instance tangent sms email_subject
  magic magicNumber mfg tfaq2fabric passwortlaenge passwort_regeln kennwortHinweis cardColor card_position
  saml saml_enabled samlProvider puke compass pass_rate cvcs escrow ccny
`);

describe('isSecretKey', () => {
  it.each(SECRETS)('returns true for %s', (name) => {
    expect(isSecretKey(name)).toBe(true);
  });

  it.each(HARMLESS)('returns false for %s', (name) => {
    expect(isSecretKey(name)).toBe(false);
  });

  it('returns the same from its cache', () => {
    expect([isSecretKey('totp'), isSecretKey('totp')]).toEqual([true, true]);
    expect([isSecretKey('zip_code'), isSecretKey('zip_code')]).toEqual([false, false]);
  });
});
