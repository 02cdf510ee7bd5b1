export type Silhouette = 'vase' | 'mug' | 'bowl' | 'pitcher' | 'planter' | 'plate';

/** One piece on the shelves. Prices are whole euros. */
export interface Product {
  slug: string;
  name: string;
  maker: string;
  price: number;
  silhouette: Silhouette;
  /** Dark and light tone of the glaze, as CSS colours. */
  glaze: readonly [string, string];
  note: string;
  stock: number;
  /** Null before the first review. */
  reviews: { average: number; count: number } | null;
  /** Photographs of archive pieces come from the old, slow picture store. */
  archive: boolean;
}

export const CATALOGUE: readonly Product[] = [
  {
    slug: 'tide-vase',
    name: 'Tide Vase',
    maker: 'Ines Moreau',
    price: 86,
    silhouette: 'vase',
    glaze: ['#2f5d62', '#8fb9aa'],
    note: 'Thrown in one pull and dipped twice, so that the glaze breaks where the tide would.',
    stock: 3,
    reviews: { average: 4.8, count: 41 },
    archive: false,
  },
  {
    slug: 'morning-mug',
    name: 'Morning Mug',
    maker: 'Tomas Berg',
    price: 28,
    silhouette: 'mug',
    glaze: ['#b4532a', '#e9a178'],
    note: 'Holds a generous coffee and keeps it warm. The handle fits three fingers.',
    stock: 24,
    reviews: { average: 4.6, count: 212 },
    archive: false,
  },
  {
    slug: 'field-bowl',
    name: 'Field Bowl',
    maker: 'Ada Lindqvist',
    price: 42,
    silhouette: 'bowl',
    glaze: ['#6b7d4f', '#b9c79a'],
    note: 'A wide bowl for salads and shared tables, glazed with ash from our own orchard.',
    stock: 9,
    reviews: { average: 4.9, count: 87 },
    archive: false,
  },
  {
    slug: 'harbour-pitcher',
    name: 'Harbour Pitcher',
    maker: 'Ines Moreau',
    price: 64,
    silhouette: 'pitcher',
    glaze: ['#33475b', '#93a9bd'],
    note: 'Pours without a drip. Good for water, better for a hedge of wild flowers.',
    stock: 6,
    reviews: { average: 4.4, count: 19 },
    archive: false,
  },
  {
    slug: 'ember-planter',
    name: 'Ember Planter',
    maker: 'Tomas Berg',
    price: 54,
    silhouette: 'planter',
    glaze: ['#8a3b2a', '#d98b6a'],
    note: 'Unglazed inside, so that roots can breathe. Comes with its saucer.',
    stock: 12,
    reviews: { average: 4.2, count: 33 },
    archive: false,
  },
  {
    slug: 'chalk-plate',
    name: 'Chalk Plate',
    maker: 'Ada Lindqvist',
    price: 34,
    silhouette: 'plate',
    glaze: ['#b9ae9d', '#efe8dc'],
    note: 'A quiet dinner plate with a raised lip, stackable and safe in the dishwasher.',
    stock: 40,
    reviews: { average: 4.7, count: 156 },
    archive: false,
  },
  {
    slug: 'dusk-vase',
    name: 'Dusk Vase',
    maker: 'Noor Haddad',
    price: 98,
    silhouette: 'vase',
    glaze: ['#5a4a6f', '#b7a3c9'],
    note: 'A new maker, a new glaze: violet over iron, never twice the same.',
    stock: 2,
    reviews: null,
    archive: false,
  },
  {
    slug: 'pebble-mug',
    name: 'Pebble Mug',
    maker: 'Noor Haddad',
    price: 26,
    silhouette: 'mug',
    glaze: ['#6f6a63', '#c9c2b6'],
    note: 'Small, round and heavy for its size. Made for espresso and cold hands.',
    stock: 18,
    reviews: null,
    archive: false,
  },
  {
    slug: 'kiln-vase-1962',
    name: 'Kiln Vase, 1962',
    maker: 'From the archive',
    price: 240,
    silhouette: 'vase',
    glaze: ['#7b5e3b', '#d2b48c'],
    note: 'Found behind the first kiln. One of the four that survived the move.',
    stock: 1,
    reviews: { average: 5, count: 3 },
    archive: true,
  },
  {
    slug: 'regatta-bowl-1971',
    name: 'Regatta Bowl, 1971',
    maker: 'From the archive',
    price: 180,
    silhouette: 'bowl',
    glaze: ['#1f4e79', '#8db4d6'],
    note: 'Made for the regatta of 1971 and given to the crew that came in last.',
    stock: 1,
    reviews: { average: 4.9, count: 7 },
    archive: true,
  },
  {
    slug: 'orchard-pitcher-1958',
    name: 'Orchard Pitcher, 1958',
    maker: 'From the archive',
    price: 210,
    silhouette: 'pitcher',
    glaze: ['#4d6b3c', '#a9c08f'],
    note: 'The oldest piece in the house. The chip on the foot is original.',
    stock: 1,
    reviews: { average: 4.5, count: 2 },
    archive: true,
  },
  {
    slug: 'terrace-planter-1980',
    name: 'Terrace Planter, 1980',
    maker: 'From the archive',
    price: 150,
    silhouette: 'planter',
    glaze: ['#99582a', '#e6b980'],
    note: 'Twenty years on a terrace in Lisbon gave it this skin.',
    stock: 1,
    reviews: { average: 4.3, count: 5 },
    archive: true,
  },
];

export function findProduct(slug: string): Product | undefined {
  return CATALOGUE.find((product) => product.slug === slug);
}
