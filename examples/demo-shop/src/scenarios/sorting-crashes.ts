import type { Scenario } from './scenario.js';

/** A customer sorts the shelves by rating: new pieces have no reviews, and the page stops in the middle of its work. */
export const sortingCrashes: Scenario = {
  slug: 'sorting-by-rating-crashes',
  title: 'Shop stays grey after sorting by rating',
  description:
    'Sorting bowls by rating works. With the whole shelf on show the list turns grey and stays so, and filters no longer help. Pictures of archive pieces also take seconds to load.',
  tags: ['shop', 'frontend'],
  reporter_email: 'ada@flowlens.test',
  comments: [
    {
      author_email: 'cleo@flowlens.test',
      content: 'Two pieces came in on Monday with "reviews": null. sort-pieces.js reads .average of it.',
      moment: 'first crash',
    },
    {
      author_email: 'ben@flowlens.test',
      content: 'Archive pictures come from the old store, about two seconds each. Separate ticket?',
      moment: 'slow pictures',
    },
  ],
  startPath: '/',
  perform: async (person, moment) => {
    await person.pause(900);
    await person.follow('#nav-shop', '/shop');
    await person.pause(900);
    await person.scrollBy(560);
    moment('slow pictures');
    await person.pause(2400);
    await person.scrollBy(-560);
    await person.pause(600);
    await person.type('#search', 'bowl');
    await person.pause(1300);
    await person.choose('#sort', 'rating');
    await person.pause(1500);
    await person.clear('#search');
    await person.pause(250);
    moment('first crash');
    await person.pause(1500);
    moment('highlight');
    await person.pause(700);
    await person.click('.chip[data-max="100"]');
    await person.pause(1500);
    await person.click('.chip[data-max="40"]');
    await person.pause(1300);
    await person.choose('#sort', 'price');
    await person.pause(1600);
    await person.follow('#piece-morning-mug', '/product/morning-mug');
    await person.pause(1800);
  },
};
