import { describe, expect, it } from 'vitest';
import { BrowserClock } from '../browser-clock.js';
import { ExchangeList, type SentRequest } from './exchange-list.js';

const REQUEST: SentRequest = {
  timestamp: 5,
  pageUrl: 'https://shop.example/bag',
  method: 'GET',
  url: 'https://shop.example/checkout',
  resourceType: 'document',
  headers: { Accept: '*/*' },
  body: undefined,
};

function clock() {
  const browser = new BrowserClock();
  browser.learn({ timestamp: 5, wallTime: 1000 });
  return browser;
}

const answerOf = (url: string, status: number, timestamp: number) => ({
  url,
  status,
  timestamp,
  headers: {},
  mimeType: 'text/html',
});

describe('ExchangeList', () => {
  it('gives every hop of a redirect its own correlation id and headers', () => {
    const exchanges = new ExchangeList();
    exchanges.begin('r1', REQUEST);
    exchanges.receivedHeaders('r1', { Location: '/login' });
    exchanges.answer('r1', answerOf(REQUEST.url, 302, 5.1));
    exchanges.begin('r1', { ...REQUEST, url: 'https://shop.example/login', timestamp: 5.1 });
    exchanges.receivedHeaders('r1', { 'Content-Type': 'text/html' });
    exchanges.answer('r1', answerOf('https://shop.example/login', 200, 5.2));

    const events = [...exchanges.events(clock())];

    expect(events.map(({ type, correlation_id, timestamp }) => [type, correlation_id, Math.round(timestamp)])).toEqual([
      ['network_request', 'r1', 1_000_000],
      ['network_response', 'r1', 1_000_100],
      ['network_request', 'r1.1', 1_000_100],
      ['network_response', 'r1.1', 1_000_200],
    ]);
    expect(events.map((event) => event.network_response_data?.headers).filter(Boolean)).toEqual([
      { location: '/login' },
      { 'content-type': 'text/html' },
    ]);
  });

  it('records a request that failed as an answer with status 0 and the reason', () => {
    const exchanges = new ExchangeList();
    exchanges.begin('r1', REQUEST);
    exchanges.answer('r1', answerOf(REQUEST.url, 200, 5.1));
    exchanges.fail('r1', { timestamp: 5.2, error: 'net::ERR_FAILED' });

    expect([...exchanges.events(clock())][1]).toMatchObject({
      type: 'network_response',
      network_response_data: { status: 0, error: 'net::ERR_FAILED', url: REQUEST.url },
    });
  });

  it('records a request that nobody answered without an answer', () => {
    const exchanges = new ExchangeList();
    exchanges.begin('r1', REQUEST);

    expect([...exchanges.events(clock())].map(({ type }) => type)).toEqual(['network_request']);
  });

  it('puts the headers of the wire over those the page knows', () => {
    const exchanges = new ExchangeList();
    exchanges.sentHeaders('r1', { cookie: 'a=b', accept: 'text/html' });
    exchanges.begin('r1', REQUEST);

    expect([...exchanges.events(clock())][0]?.network_request_data?.headers).toEqual({
      accept: 'text/html',
      cookie: 'a=b',
    });
  });
});
