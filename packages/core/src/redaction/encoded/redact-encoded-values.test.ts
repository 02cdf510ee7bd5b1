import { describe, expect, it } from 'vitest';
import { redactSecretValues } from '../values/redact-secret-values.js';

const base64 = (text: string) => btoa(text);

describe('redactSecretValues', () => {
  it.each([
    [
      '/list?data=%7B%22a%22%3A%22Bearer%20canary0bearer0token%22%7D',
      '/list?data=%7B%22a%22%3A%22Bearer%20[redacted]%22%7D',
    ],
    ['note=4242+4242+4242+4242&page=2', 'note=[redacted]&page=2'],
    ['to=https%3A%2F%2Fada%3Apass%40a.example%2F', 'to=https%3A%2F%2F[redacted]%40a.example%2F'],
    [
      '/a?to=%2Fb%3Fto%3Dhttps%253A%252F%252Fada%253Apass%2540a.example',
      '/a?to=%2Fb%3Fto%3Dhttps%253A%252F%252F[redacted]%2540a.example',
    ],
    ['https://a.example/pay/4242%204242%204242%204242/done', 'https://a.example/pay/[redacted]/done'],
    ['q=%FF%204242%204242%204242%204242', 'q=%25FF%20[redacted]'],
    ['note=say+password%3Dhunter2', 'note=say%20password%3D[redacted]'],
    [`see ${base64('card 4242 4242 4242 4242')}, please`, 'see [redacted], please'],
    [`/order/${base64('card 4242 4242 4242 4242')}`, '/order/[redacted]'],
    [`data=${encodeURIComponent(base64('{"password":"hunter2"}'))}`, 'data=[redacted]'],
    [base64(base64('{"password":"hunter2"}')), '[redacted]'],
    [base64('{"password":"hunter2??>"}').replaceAll('+', '-').replaceAll('/', '_'), '[redacted]'],
  ])('redacts %s', (text, redacted) => {
    expect(redactSecretValues(text)).toBe(redacted);
    expect(redactSecretValues(redacted)).toBe(redacted);
  });

  it.each([
    '/search?q=red+shoes%20size%2042',
    '100% of a+b',
    'x=%E0%A4%A',
    'data:image/png;base64,iVBORw0+KGgo/AA%3D',
    base64('{"note":"4111 1111 1111 1112"}'),
    base64('order 4711 of 2026-11-28 is on its way'),
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    'node_modules/react-dom/client/index-4242424242424',
  ])('keeps %s unchanged', (text) => expect(redactSecretValues(text)).toBe(text));
});
