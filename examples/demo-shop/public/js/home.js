import { pieceCard } from './piece-card.js';

const { products } = await (await fetch('/api/products')).json();
const fresh = products.filter((piece) => !piece.archive).slice(0, 4);
document.querySelector('#new-pieces').replaceChildren(...fresh.map(pieceCard));
