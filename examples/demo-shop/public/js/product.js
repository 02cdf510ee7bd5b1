import { addToBag } from './bag-store.js';
import { showBagCount } from './bag-count.js';

const slug = location.pathname.split('/').at(-1);
const piece = await loadPiece(slug);

document.title = `${piece.name} · Kiln & Kin`;
document.querySelector('#product-image').src = `/img/${slug}.svg`;
document.querySelector('#product-maker').textContent = piece.maker;
document.querySelector('#product-name').textContent = piece.name;
document.querySelector('#product-price').textContent = `€${piece.price}`;
document.querySelector('#product-note').textContent = piece.note;
document.querySelector('#product-stock').textContent = `${piece.stock} on the shelf`;
document.querySelector('#product').setAttribute('aria-busy', 'false');
sessionStorage.setItem('kiln.last_viewed', slug);

const stock = new EventSource(`/api/stock/${slug}`);
stock.addEventListener('stock', ({ data }) => {
  const { stock: left } = JSON.parse(data);
  console.log(`Stock of ${slug}: ${left}`);
  document.querySelector('#product-stock').textContent = `${left} on the shelf`;
});

const add = document.querySelector('#add-to-bag');
add.addEventListener('click', () => {
  addToBag(piece);
  showBagCount();
  add.textContent = 'Added to your bag';
});

/** The oldest page of the shop still uses XMLHttpRequest. */
function loadPiece(slug) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `/api/products/${slug}`);
    request.responseType = 'json';
    request.addEventListener('load', () => resolve(request.response));
    request.addEventListener('error', () => reject(new Error('The piece could not be loaded')));
    request.send();
  });
}
