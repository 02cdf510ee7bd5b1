import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'AWS4-HMAC-SHA256';

interface SignedRead {
  /** `Host` of the request, which is signed. */
  host: string;
  /** Path and query as sent. */
  target: string;
  secretKey: string;
  nowMs: number;
}

/**
 * Returns whether a GET uses a valid presigned address, checked as Amazon describes
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html).
 */
export function isGoodSignedAddress({ host, target, secretKey, nowMs }: SignedRead): boolean {
  const { pathname, searchParams } = new URL(target, `http://${host}`);
  const parameter = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const date = parameter('Date');
  const [, ...scope] = parameter('Credential').split('/');
  if (parameter('Algorithm') !== ALGORITHM || parameter('SignedHeaders') !== 'host') return false;

  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const request = ['GET', pathname, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const text = [ALGORITHM, date, scope.join('/'), createHash('sha256').update(request).digest('hex')].join('\n');
  const key = scope.reduce<Buffer>((from, part) => hmac(from, part), Buffer.from(`AWS4${secretKey}`));
  return hmac(key, text).toString('hex') === parameter('Signature') && nowMs < expiryMs(date, parameter('Expires'));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Encodes by RFC 3986, which is stricter than `encodeURIComponent`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Parses `20260302T091418Z` and a lifetime in seconds. */
function expiryMs(date: string, lifeSeconds: string): number {
  return (
    Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')) +
    Number(lifeSeconds) * 1_000
  );
}
