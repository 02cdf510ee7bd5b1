const ORDERS = {
  shelf: () => 0,
  price: (a, b) => a.price - b.price,
  // The bug of the third recording: a new piece has no reviews yet.
  rating: (a, b) => b.reviews.average - a.reviews.average,
};

/** Returns the pieces in the chosen order without changing the given list. */
export function sortPieces(pieces, order) {
  return [...pieces].sort(ORDERS[order]);
}
