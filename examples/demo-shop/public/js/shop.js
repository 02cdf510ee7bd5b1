import { pieceCard } from './piece-card.js';
import { warnAboutSlowImages } from './slow-images.js';
import { sortPieces } from './sort-pieces.js';

const search = document.querySelector('#search');
const sort = document.querySelector('#sort');
const chips = [...document.querySelectorAll('.chip')];
const shelf = document.querySelector('#pieces');
const count = document.querySelector('#result-count');

const { products } = await (await fetch('/api/products')).json();
let maxPrice = Infinity;

function showPieces() {
  shelf.setAttribute('aria-busy', 'true');
  count.textContent = 'Sorting the shelves…';
  const words = search.value.trim().toLowerCase();
  const found = products.filter((piece) => piece.name.toLowerCase().includes(words) && piece.price <= maxPrice);
  const sorted = sortPieces(found, sort.value);
  shelf.replaceChildren(...sorted.map(pieceCard));
  shelf.setAttribute('aria-busy', 'false');
  count.textContent = sorted.length === 1 ? '1 piece' : `${sorted.length} pieces`;
  console.debug(`Sorted ${sorted.length} pieces by ${sort.value}`);
  sessionStorage.setItem('kiln.shop', JSON.stringify({ search: words, sort: sort.value }));
}

search.addEventListener('input', showPieces);
sort.addEventListener('change', showPieces);
document.querySelector('#shop-tools').addEventListener('submit', (event) => event.preventDefault());
for (const chip of chips) {
  chip.addEventListener('click', () => {
    for (const other of chips) other.setAttribute('aria-pressed', String(other === chip));
    maxPrice = Number(chip.dataset.max) || Infinity;
    showPieces();
  });
}

warnAboutSlowImages();
showPieces();
