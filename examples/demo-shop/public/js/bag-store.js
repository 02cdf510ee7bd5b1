const KEY = 'kiln.bag';

/** Lines of the bag: `{slug, name, price, quantity}`, prices in euros. */
export function readBag() {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]');
}

export function addToBag({ slug, name, price }) {
  const bag = readBag();
  const line = bag.find((candidate) => candidate.slug === slug);
  if (line) line.quantity += 1;
  else bag.push({ slug, name, price, quantity: 1 });
  localStorage.setItem(KEY, JSON.stringify(bag));
}

export function bagTotal(bag) {
  return bag.reduce((sum, line) => sum + line.price * line.quantity, 0);
}
