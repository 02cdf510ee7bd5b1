import { describe, expect, it } from 'vitest';
import { redactEncoded, redactEncodedText } from './redact-encoded.js';

describe('redactEncodedText', () => {
  it.each([
    [
      '/list?data=%7B%22a%22%3A%22Bearer%20canary0bearer0token%22%7D',
      '/list?data=%7B%22a%22%3A%22Bearer%20[redacted]%22%7D',
    ],
    ['note=4242+4242+4242+4242&page=2', 'note=[redacted]&page=2'],
    ['to=https%3A%2F%2Fada%3Apass%40a.example%2F', 'to=https%3A%2F%2F[redacted]%40a.example%2F'],
    [
      '/a?to=%2Fb%3Fto%3Dhttps%253A%252F%252Fada%253Apass%2540a.example',
      '/a?to=%2Fb%3Fto%3Dhttps%3A%2F%2F[redacted]%40a.example',
    ],
  ])('redacts %s', (text, redacted) => {
    expect(redactEncodedText(text)).toBe(redacted);
    expect(redactEncodedText(redacted)).toBe(redacted);
  });

  it.each(['/search?q=red+shoes%20size%2042', '100% of a+b', 'x=%E0%A4%A', 'data:image/png;base64,iVBORw0+KGgo/AA%3D'])(
    'keeps %s as it is',
    (text) => expect(redactEncodedText(text)).toBe(text),
  );
});

describe('redactEncoded', () => {
  it('redacts every text of an event', () => {
    const event = { type: 'x', data: { url: '/?note=4242+4242+4242+4242', status: 200 } };

    expect(redactEncoded(event)).toEqual({ type: 'x', data: { url: '/?note=[redacted]', status: 200 } });
  });
});
