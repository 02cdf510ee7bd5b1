/** Renders a link with picture, name, price and maker of a piece. */
export function pieceCard(piece) {
  const card = document.createElement('a');
  card.className = 'piece';
  card.href = `/product/${piece.slug}`;
  card.id = `piece-${piece.slug}`;

  const frame = document.createElement('div');
  frame.className = 'piece-frame';
  const image = document.createElement('img');
  image.src = `/img/${piece.slug}.svg`;
  image.alt = piece.name;
  frame.append(image);
  if (!piece.reviews) frame.append(text('span', 'piece-new', 'New'));

  const line = document.createElement('div');
  line.className = 'piece-line';
  line.append(text('span', '', piece.name), text('span', '', `€${piece.price}`));

  card.append(frame, line, text('div', 'piece-maker', piece.maker));
  return card;
}

function text(tag, className, content) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = content;
  return element;
}
