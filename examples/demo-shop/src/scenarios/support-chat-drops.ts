import type { Scenario } from './scenario.js';

/** A customer asks for a parcel: the carrier's response is blocked by CORS, and the chat drops at the order number. */
export const supportChatDrops: Scenario = {
  slug: 'support-chat-drops',
  title: 'Support chat drops when I send an order number',
  description:
    'The parcel look-up says the carrier cannot be reached. Then the chat loses its connection as soon as I write the order number, and the message is gone after it reconnects.',
  tags: ['chat', 'cors'],
  reporter_email: 'ben@flowlens.test',
  comments: [
    {
      author_email: 'ada@flowlens.test',
      content:
        'The carrier sends no Access-Control-Allow-Origin for our host. I have asked them; until then we should go through our own server.',
      moment: 'parcel refused',
    },
    {
      author_email: 'cleo@flowlens.test',
      content:
        'The last frame we send holds "#4821", then the socket is gone without a close frame. The first retry gets a 503.',
      moment: 'line dropped',
    },
    {
      author_email: 'ben@flowlens.test',
      content: 'After reconnecting, Jonas greets me as if nothing had happened.',
      moment: 'back again',
    },
  ],
  startPath: '/',
  perform: async (person, moment) => {
    await person.pause(1000);
    await person.follow('#nav-help', '/help');
    await person.pause(1600);
    await person.type('#parcel', 'KK-4821');
    await person.click('#track');
    await person.find('#track-alert').waitFor();
    moment('parcel refused');
    await person.pause(1600);
    await person.type('#chat-text', 'Hi Jonas, my parcel has not arrived');
    await person.click('#chat-send');
    await person.pause(2600);
    await person.type('#chat-text', 'It is #4821, sent last week');
    await person.click('#chat-send');
    await person.find('#chat-state[data-state="lost"]').waitFor();
    moment('line dropped');
    await person.pause(1200);
    moment('highlight');
    await person.find('#chat-state[data-state="open"]').waitFor();
    await person.pause(600);
    moment('back again');
    await person.pause(1200);
    await person.type('#chat-text', 'Did you get my message?');
    await person.click('#chat-send');
    await person.pause(2600);
  },
};
