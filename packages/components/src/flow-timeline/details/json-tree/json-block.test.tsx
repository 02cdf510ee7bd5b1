import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../../test-support/render-flowlens.js';
import { RecordedTextBlock } from '../body/recorded-text-block.js';

function open(value: unknown) {
  return renderFlowLens(
    <RecordedTextBlock label="Body" text={typeof value === 'string' ? value : JSON.stringify(value)} />,
  );
}

const tree = () => screen.getByRole('tree', { name: 'Body' });
const rows = () =>
  within(tree())
    .getAllByRole('treeitem')
    .map(({ textContent }) => textContent);
const rowNamed = (name: RegExp) => within(tree()).getByRole('treeitem', { name });
const cart = {
  id: 'cart-81',
  items: Array.from({ length: 30 }, (_, index) => ({ sku: `sku-${index}`, price: index * 2 })),
  note: null,
};

describe('<RecordedTextBlock /> with JSON', () => {
  it('shows a tree with as many levels as fit', () => {
    open({ detail: 'Down', errors: [{ code: 7 }] });

    expect(rows()).toEqual(['detail: "Down"', 'errors: (1) ', '0: ', 'code: 7']);
  });

  it('previews a collapsed value and expands it on a press', async () => {
    const { user } = open(cart);
    expect(rows()).toEqual([
      'id: "cart-81"',
      expect.stringMatching(/^items: \(30\) \[\{"sku":"sku-0","price":0\}/),
      'note: null',
    ]);

    await user.click(rowNamed(/^items/));
    expect(rowNamed(/^items/)).toHaveAttribute('aria-expanded', 'true');
    expect(rows()).toHaveLength(33);
    await user.click(rowNamed(/^items/));

    expect(rows()).toHaveLength(3);
  });

  it('expands a value whose text is still selected', () => {
    open(cart);
    const row = rowNamed(/^items/);
    getSelection()!.selectAllChildren(row);

    // Browsers clear the selection only after the click.
    fireEvent.mouseDown(row);
    fireEvent.click(row, { detail: 1 });

    expect(row).toHaveAttribute('aria-expanded', 'true');
  });

  it('does not expand a value while its text is being selected', () => {
    open(cart);
    const row = rowNamed(/^items/);

    fireEvent.mouseDown(row);
    getSelection()!.selectAllChildren(row);
    fireEvent.click(row, { detail: 1 });

    expect(row).toHaveAttribute('aria-expanded', 'false');
  });

  it('follows the keys of the tree pattern', async () => {
    const { user } = open(cart);
    const focused = () => document.activeElement?.textContent;
    within(tree()).getAllByRole('treeitem')[0]!.focus();

    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toMatch(/^items/);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('sku: "sku-0"');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focused()).toMatch(/^0: \{/);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(rows()).toHaveLength(3);
    await user.keyboard('{End}');
    expect(focused()).toBe('note: null');
    await user.keyboard('{ArrowDown}{Home}');
    expect(focused()).toBe('id: "cart-81"');
    expect(
      within(tree())
        .getAllByRole('treeitem')
        .map(({ tabIndex }) => tabIndex),
    ).toEqual([0, -1, -1]);
  });

  it('copies the path and the value of the chosen row', async () => {
    const { user } = open({ 'a b': [{ text: 'one\ntwo' }, 12345678901234567890n.toString()] });
    const copied = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      return navigator.clipboard.readText();
    };
    expect(screen.queryByRole('button', { name: 'Copy path' })).not.toBeInTheDocument();

    await user.click(rowNamed(/^text/));
    expect(await copied('Copy path')).toBe('["a b"][0].text');
    expect(await copied('Copy value')).toBe('one\ntwo');
    await user.click(rowNamed(/^0/));

    expect(await copied('Copy value')).toBe('{"text":"one\\ntwo"}');
  });

  it('shows a long list a hundred items at a time', async () => {
    const { user } = open(Array.from({ length: 250 }, (_, index) => index));
    expect(rows()).toHaveLength(101);

    await user.click(rowNamed(/^Show more \(150 left\)/));
    expect(rows()).toHaveLength(201);
    expect(document.activeElement).toHaveTextContent('100: 100');
    await user.click(rowNamed(/^Show more \(50 left\)/));

    expect(rows()).toHaveLength(250);
    expect(rowNamed(/^249:/)).toHaveAttribute('aria-posinset', '250');
    expect(rowNamed(/^249:/)).toHaveAttribute('aria-setsize', '250');
  });

  it('goes from hit to hit, however deep and far', async () => {
    const items = Array.from({ length: 5_000 }, (_, index) => ({ sku: `sku-${index}` }));
    const { user } = open({ items, last: 'SKU-4999' });
    const selected = () => within(tree()).getByRole('treeitem', { selected: true });

    await user.type(screen.getByRole('searchbox', { name: 'Search keys and values' }), 'sku-4999');
    await waitFor(() => expect(screen.getByText('1 of 2')).toBeInTheDocument());
    expect(selected()).toHaveTextContent('sku: "sku-4999"');
    expect(rows().length).toBeLessThan(200);
    await user.keyboard('{Enter}');
    expect(selected()).toHaveTextContent('last: "SKU-4999"');
    await user.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(selected()).toHaveTextContent('sku: "sku-4999"');
    await user.type(screen.getByRole('searchbox'), 'x');

    await waitFor(() => expect(screen.getByText('No matches')).toBeInTheDocument());
  });

  it('shows hostile keys and values as text', () => {
    const html = '<img src=x onerror="alert(1)">';
    const { container } = open({ [html]: html, a: 'x\u202ey\u0000', __proto__x: 1 });

    expect(container.querySelector('img')).toBeNull();
    expect(tree()).toHaveTextContent(String.raw`"x\u202ey\u0000"`);
    expect(tree().textContent).toContain('<img src=x');
  });

  it('stops at a depth that no payload has', async () => {
    const { user } = open('['.repeat(5_000) + '1' + ']'.repeat(5_000));

    await user.type(screen.getByRole('searchbox'), '1');

    await waitFor(() => expect(rows()).toHaveLength(100));
  });

  it('shows all of a long text once it is expanded', async () => {
    const { user } = open({ text: 'x'.repeat(1_000) });
    expect(rows()[0]!.length).toBeLessThan(400);

    await user.click(rowNamed(/^text/));

    expect(rows()[0]!.length).toBeGreaterThan(1_000);
  });

  it('marks redacted values', () => {
    open({ token: '[redacted]' });

    expect(screen.getByTitle('Redacted during recording')).toHaveTextContent('[redacted]');
  });
});
