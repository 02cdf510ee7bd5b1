import { bagTotal } from './bag-store.js';

/** Fills `#lines` and `#total`. */
export function showBagLines(bag) {
  document.querySelector('#lines').replaceChildren(...bag.map(lineItem));
  document.querySelector('#total').textContent = `€${bagTotal(bag)}`;
}

function lineItem({ slug, name, price, quantity }) {
  const item = document.createElement('li');
  const image = document.createElement('img');
  image.src = `/img/${slug}.svg`;
  image.alt = '';
  const label = document.createElement('span');
  label.textContent = quantity > 1 ? `${name} × ${quantity}` : name;
  const amount = document.createElement('b');
  amount.textContent = `€${price * quantity}`;
  item.append(image, label, amount);
  return item;
}
