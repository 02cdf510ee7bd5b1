import { useTags } from '@flowlens/hooks';
import { aProject, aTag, PROJECT_ID } from '@flowlens/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { QueryStatus } from '../test-support/query-status.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { TagPicker, type TagPickerProps } from './tag-picker.js';

const tags = ['checkout', 'bug', 'voucher', 'mobile'].map((title) => aTag({ id: `id-${title}`, title }));
const useListedTags = () => useTags(PROJECT_ID);
const onValueChange = vi.fn();
const NONE_CHOSEN: readonly string[] = [];

function Host({ value: initial = [], ...props }: Partial<TagPickerProps>) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TagPicker
        mode="filter"
        projectId={PROJECT_ID}
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
      <FlowLensToaster />
      <QueryStatus useQuery={useListedTags} />
    </>
  );
}

type Options = NonNullable<Parameters<typeof renderFlowLens>[1]>;

function show(props: Partial<TagPickerProps> = {}, { db, ...options }: Options = {}) {
  onValueChange.mockClear();
  return renderFlowLens(<Host {...props} />, { db: { tags, ...db }, ...options });
}

const button = () => screen.findByRole('button', { name: /^(Filter by tags|Select tags)/ });
const titles = () =>
  within(screen.getByRole('list', { name: 'Tags' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function open(...args: Parameters<typeof show>) {
  const rendered = show(...args);
  await rendered.user.click(await button());
  await screen.findByRole('dialog', { name: 'Tags' });
  return rendered;
}

async function openCreateDialog(...args: Parameters<typeof show>) {
  const rendered = await open(...args);
  await rendered.user.click(screen.getByRole('button', { name: 'Create new tag' }));
  return { ...rendered, field: screen.getByRole('textbox', { name: 'Tag name' }) };
}

async function openDeleteDialog(...args: Parameters<typeof show>) {
  const rendered = await open(...args);
  await rendered.user.click(await screen.findByRole('button', { name: 'Delete tag bug' }));
  return { ...rendered, dialog: screen.getByRole('alertdialog', { name: 'Delete Tag' }) };
}

describe('<TagPicker />', () => {
  it('selects ids in select mode', async () => {
    const { user } = await open({ mode: 'select', value: ['id-bug'] });
    expect(titles()).toEqual(['bug', 'checkout', 'mobile', 'voucher']);

    await user.click(screen.getByRole('checkbox', { name: 'mobile' }));
    await user.click(screen.getByRole('checkbox', { name: 'bug' }));

    expect(onValueChange.mock.calls).toEqual([[['id-bug', 'id-mobile']], [['id-mobile']]]);
  });

  it('drops the ids of tags that were deleted meanwhile', async () => {
    const { user } = await open({ mode: 'select', value: ['id-gone', 'id-bug'] });

    await user.click(screen.getByRole('checkbox', { name: 'mobile' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['id-bug', 'id-mobile']);
  });

  it('selects titles in filter mode and lists flows without tags first', async () => {
    const { user } = await open();
    expect(titles()).toEqual(['No Tags', 'bug', 'checkout', 'mobile', 'voucher']);
    expect(screen.getByRole('checkbox', { name: 'No Tags' })).toHaveAttribute('value', 'n0');

    await user.click(screen.getByRole('checkbox', { name: 'No Tags' }));
    await user.click(screen.getByRole('checkbox', { name: 'bug' }));

    expect(onValueChange).toHaveBeenLastCalledWith(['__no_tags__', 'bug']);
  });

  it.each([
    [['checkout', 'bug', 'voucher'], ['checkout', 'bug', 'voucher'], null],
    [['checkout', 'bug', 'voucher', 'mobile'], ['checkout', 'bug', 'voucher'], '+1'],
    [['__no_tags__', 'checkout', 'bug', 'voucher', 'mobile'], ['No Tags', 'checkout', 'bug'], '+2'],
  ])('shows %j as %j and %s', async (value, shown, counter) => {
    show({ value });

    const text = within(await button());
    for (const title of shown) expect(text.getByText(title)).toBeVisible();
    if (counter) expect(text.getByText(counter)).toBeVisible();
    else expect(text.queryByText(/^\+/)).not.toBeInTheDocument();
  });

  it('adds to the previous selection while the host is slow to update', async () => {
    const onWish = vi.fn();
    const { user } = renderFlowLens(
      <TagPicker mode="filter" projectId={PROJECT_ID} value={NONE_CHOSEN} onValueChange={onWish} />,
      { db: { tags } },
    );
    await user.click(await button());

    await user.click(await screen.findByRole('checkbox', { name: 'bug' }));
    expect(screen.getByRole('checkbox', { name: 'bug' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'mobile' }));

    expect(onWish.mock.calls).toEqual([[['bug']], [['bug', 'mobile']]]);
  });

  it('shows an empty selection once the host returns to the previous one', async () => {
    const picker = (value: readonly string[]) => (
      <TagPicker mode="filter" projectId={PROJECT_ID} value={value} onValueChange={onValueChange} />
    );
    const { user, rerender } = renderFlowLens(picker(NONE_CHOSEN), { db: { tags } });
    await user.click(await button());
    await user.click(await screen.findByRole('checkbox', { name: 'bug' }));
    rerender(picker(['bug']));
    expect(screen.getByRole('checkbox', { name: 'bug' })).toBeChecked();

    rerender(picker(NONE_CHOSEN));

    expect(screen.getByRole('checkbox', { name: 'bug' })).not.toBeChecked();
  });

  it('shows a selected title that no tag has, so that it can be removed', async () => {
    const { user } = await open({ value: ['gone'] });
    expect(screen.queryByRole('button', { name: 'Delete tag gone' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'gone' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('finds tags by name', async () => {
    const { user } = await open();

    await user.type(screen.getByRole('searchbox', { name: 'Search Tags' }), 'BU');
    expect(titles()).toEqual(['bug']);
    await user.type(screen.getByRole('searchbox'), 'x');

    expect(screen.getByText('No tags found.')).toBeVisible();
  });

  it('works with the keyboard alone', async () => {
    const { user } = show();
    (await button()).focus();

    await user.keyboard('{Enter}');
    expect(await screen.findByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown} {ArrowUp}');
    expect(screen.getByRole('checkbox', { name: 'bug' })).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(onValueChange).toHaveBeenLastCalledWith(['bug', 'checkout']);
    await waitFor(async () => expect(await button()).toHaveFocus());
  });

  it('renders nothing while the list loads', async () => {
    const asked = vi.fn();
    show({}, { handlers: [http.get('*/flowlens/tags', () => (asked(), delay('infinite')))] });

    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('renders nothing when the list cannot be loaded', async () => {
    show({}, { handlers: [http.get('*/flowlens/tags', () => HttpResponse.json({}, { status: 500 }))] });

    await screen.findByText('Query: error');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps its tags when a reload fails', async () => {
    const asked = vi.fn();
    const { user } = await open(
      { mode: 'select', value: ['id-bug'] },
      {
        handlers: [
          http.get('*/flowlens/tags', () => {
            asked();
            return asked.mock.calls.length > 1 ? HttpResponse.json({}, { status: 500 }) : undefined;
          }),
        ],
      },
    );
    await user.click(screen.getByRole('button', { name: 'Create new tag' }));

    await user.type(await screen.findByRole('textbox', { name: 'Tag name' }), 'slow{Enter}');
    expect(await screen.findByText('Tag created successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Tag name' })).not.toBeInTheDocument());

    expect(asked).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('checkbox', { name: 'bug' })).toBeChecked();
  });

  describe('creating a tag', () => {
    it('trims and counts the name, reports the tag, and selects it in select mode', async () => {
      const { user, field, db } = await openCreateDialog({ mode: 'select', value: ['id-bug'] });
      expect(field).toHaveFocus();
      expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled();

      await user.type(field, ' too slow for it');
      expect(field).toHaveValue(' too slow f');
      expect(screen.getByText('11/11 characters')).toBeVisible();
      await user.keyboard('{Enter}');

      expect(await screen.findByText('Tag created successfully')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['id-bug', db.tags.at(-1)?.id]);
      expect(screen.getByRole('checkbox', { name: 'too slow f' })).toBeChecked();
      expect(screen.getByRole('button', { name: 'Create new tag' })).toHaveFocus();
    });

    it('shows the new tag and clears the search', async () => {
      const { user } = await open();
      await user.type(screen.getByRole('searchbox'), 'nothing such');

      await user.click(screen.getByRole('button', { name: 'Create new tag' }));
      await user.type(await screen.findByRole('textbox'), 'slow{Enter}');

      expect(await screen.findByRole('checkbox', { name: 'slow' })).toBeVisible();
      expect(screen.getByRole('searchbox')).toHaveValue('');
    });

    it('does not filter by a tag that no flow has yet', async () => {
      const { user, field } = await openCreateDialog({ mode: 'filter' });

      await user.type(field, 'new');
      await user.click(screen.getByRole('button', { name: 'Create' }));

      expect(await screen.findByRole('checkbox', { name: 'new' })).not.toBeChecked();
      expect(onValueChange).not.toHaveBeenCalled();
    });

    it.each([
      ['', 'Tag name cannot be empty'],
      ['   ', 'Tag name cannot be empty'],
      ['a,b', 'Tag name cannot contain a comma'],
      ['__no_tags__', 'This tag name is reserved'],
    ])('warns about %j', async (name, warning) => {
      const { user, field } = await openCreateDialog();

      await user.click(field);
      if (name) await user.keyboard(name);
      await user.keyboard('{Enter}');

      expect(await screen.findByText(warning)).toBeInTheDocument();
      expect(field).toHaveValue(name);
    });

    it('ignores Enter while an input method composes a word', async () => {
      const { user, field, db } = await openCreateDialog();
      await user.type(field, 'slo');

      fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      // Behavior of Safari.
      fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
      await user.type(field, 'w{Enter}');

      expect(await screen.findByRole('checkbox', { name: 'slow' })).toBeVisible();
      expect(db.tags.at(-2)?.title).toBe('mobile');
    });

    it('sets the limit as an attribute of the field', async () => {
      const { field } = await openCreateDialog();

      expect(field).toHaveAttribute('maxlength', '11');
    });

    it('accepts any eleven characters and counts them as the server does', async () => {
      const { user, field } = await openCreateDialog();

      await user.type(field, '🚗'.repeat(12));

      expect(field).toHaveValue('🚗'.repeat(11));
      expect(screen.getByText('11/11 characters')).toBeVisible();
    });

    it('creates one tag on two quick presses', async () => {
      const { user, field, db } = await openCreateDialog();

      await user.type(field, 'twice{Enter}{Enter}');

      await waitFor(() => expect(field).not.toBeInTheDocument());
      expect(db.tags.filter((tag) => tag.title === 'twice')).toHaveLength(1);
    });

    it('stays open with the typed name while the tag is created', async () => {
      const response = Promise.withResolvers<undefined>();
      const { user, field } = await openCreateDialog(
        { mode: 'select' },
        { handlers: [http.post('*/flowlens/tag', () => response.promise)] },
      );
      await user.type(field, 'slow{Enter}');

      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await user.type(field, 'er{Escape}');

      expect(field).toBeVisible();
      expect(field).toHaveValue('slow');
      response.resolve(undefined);
      await waitFor(() => expect(field).not.toBeInTheDocument());
      expect(screen.getByRole('checkbox', { name: 'slow' })).toBeChecked();
    });

    it('keeps the typed name after a failure', async () => {
      const { user, field } = await openCreateDialog();

      await user.type(field, 'Bug{Enter}');

      expect(await screen.findByText('Failed to create tag')).toBeInTheDocument();
      expect(field).toHaveValue('Bug');
    });
  });

  describe('deleting a tag', () => {
    it('confirms first, reports it, and removes the tag from the selection', async () => {
      const { user, dialog, db } = await openDeleteDialog({ value: ['checkout', 'bug'] });
      expect(dialog).toHaveAccessibleDescription(/"bug"/);
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();

      await user.click(screen.getByRole('button', { name: 'Delete' }));

      expect(await screen.findByText('Tag deleted successfully')).toBeInTheDocument();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(db.tags.map((tag) => tag.title)).toEqual(['checkout', 'voucher', 'mobile']);
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['checkout']);
      expect(titles()).not.toContain('bug');
      expect(screen.getByRole('dialog', { name: 'Tags' })).toHaveFocus();
    });

    it('keeps everything on Cancel and returns the focus', async () => {
      const { user, dialog } = await openDeleteDialog({ value: ['bug'] });

      await user.keyboard('{Enter}');

      expect(dialog).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Delete tag bug' })).toHaveFocus());
      expect(onValueChange).not.toHaveBeenCalled();
    });

    it('reports a failure and offers a retry', async () => {
      const { user, dialog } = await openDeleteDialog(
        {},
        { handlers: [http.delete('*/flowlens/tag/:id', () => HttpResponse.json({ detail: 'x' }, { status: 409 }))] },
      );

      await user.click(screen.getByRole('button', { name: 'Delete' }));

      expect(await screen.findByText('Failed to delete tag')).toBeInTheDocument();
      expect(dialog).toBeVisible();
    });

    it('is available in filter mode only', async () => {
      await open({ mode: 'select' });

      expect(await screen.findByRole('checkbox', { name: 'bug' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Delete tag/ })).not.toBeInTheDocument();
    });

    it('is not available to non-members of the project', async () => {
      // The user was a member a moment ago.
      await open(
        {},
        {
          db: { projects: [aProject({ id: 'another' })] },
          handlers: [http.get('*/flowlens/tags', () => HttpResponse.json({ tags }))],
        },
      );

      await screen.findByRole('checkbox', { name: 'bug' });
      expect(screen.queryByRole('button', { name: /^Delete tag/ })).not.toBeInTheDocument();
    });
  });
});
