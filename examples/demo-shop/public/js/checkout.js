import { bagTotal, readBag } from './bag-store.js';
import { showBagLines } from './bag-lines.js';

const form = document.querySelector('#checkout-form');
const pay = document.querySelector('#pay');
const alert = document.querySelector('#checkout-alert');
const bag = readBag();

showBagLines(bag);
document.querySelector('#pay-amount').textContent = `€${bagTotal(bag)}`;

const session = await (await fetch('/api/session')).json();
localStorage.setItem('kiln.access_token', session.access_token);
document.querySelector('#name').value = session.name;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  alert.hidden = true;
  pay.disabled = true;
  const { name, street, city, country, card, cvc } = Object.fromEntries(new FormData(form));
  sessionStorage.setItem('kiln.checkout_draft', JSON.stringify({ name, street, city, country }));
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({
        lines: bag.map(({ slug, quantity }) => ({ slug, quantity })),
        address: { name, street, city, country },
        payment: { card, cvc },
      }),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(`The order was refused with status ${response.status}: ${body.message}`);
    location.href = '/';
  } catch (error) {
    console.error('Checkout failed', error);
    document.querySelector('#checkout-reason').textContent = 'Something went wrong on our side. Please try again.';
    alert.hidden = false;
  } finally {
    pay.disabled = false;
  }
});
