import type { Scenario } from './scenario.js';
import { TYPED_CARD_CODE, TYPED_CARD_NUMBER, TYPED_PASSWORD } from './typed-secrets.js';

/** A customer buys a vase, signs in, and then cannot pay: the order call fails twice with 500. */
export const checkoutFails: Scenario = {
  slug: 'checkout-fails-on-pay',
  title: 'Checkout fails with 500 on Pay',
  description:
    'Signed in, filled in address and card, pressed Pay: an error appears and no order is placed. Pressing Pay again gives the same. Seen with an address in Germany.',
  tags: ['checkout', 'blocker'],
  reporter_email: 'cleo@flowlens.test',
  comments: [
    {
      author_email: 'ben@flowlens.test',
      content:
        'The order call answers 500 with "Cannot read properties of undefined". The country goes out as "de" in small letters.',
      moment: 'first refusal',
    },
    {
      author_email: 'ada@flowlens.test',
      content:
        'The postage table has capital codes only. I take it, and we should answer 422 for countries we do not send to.',
      moment: 'first refusal',
    },
    {
      author_email: 'cleo@flowlens.test',
      content: 'Same on the second try, with another trace id. I did not reload in between.',
      moment: 'second refusal',
    },
  ],
  startPath: '/',
  perform: async (person, moment) => {
    await person.pause(1200);
    await person.scrollBy(360);
    await person.pause(900);
    await person.follow('#piece-tide-vase', '/product/tide-vase');
    await person.pause(1500);
    await person.click('#add-to-bag');
    await person.pause(1100);
    await person.follow('#bag-link', '/bag');
    await person.pause(1100);
    await person.follow('#to-checkout', '/login');
    await person.pause(500);
    await person.type('#email', 'mira@example.com');
    await person.type('#password', TYPED_PASSWORD);
    await person.follow('#sign-in', '/checkout');
    await person.pause(900);
    await person.type('#street', 'Hafenstr. 12');
    await person.type('#city', 'Hamburg');
    await person.scrollBy(200);
    await person.type('#card', TYPED_CARD_NUMBER);
    await person.type('#cvc', TYPED_CARD_CODE);
    await person.pause(500);
    await person.click('#pay');
    await person.find('#checkout-alert').waitFor();
    moment('first refusal');
    await person.pause(700);
    await person.scrollBy(-260);
    await person.pause(700);
    moment('highlight');
    await person.pause(900);
    await person.scrollBy(260);
    await person.click('#pay');
    await person.pause(250);
    moment('second refusal');
    await person.pause(700);
    await person.scrollBy(-260);
    await person.pause(1900);
  },
};
