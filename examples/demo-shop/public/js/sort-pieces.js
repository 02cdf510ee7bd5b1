const ORDERS = {
  shelf: () => 0,
  price: (a, b) => a.price - b.price,
  // The bug of the third recording: a new piece has no reviews yet.
  rating: (a, b) => b.reviews.average - a.reviews.average,
};

/** The pieces in the chosen order; the list given is left as it is. */
export function sortPieces(pieces, order) {
  return [...pieces].sort(ORDERS[order]);
}
