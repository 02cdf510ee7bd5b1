import { aFlow, aProject, aTag, FLOW_ID, PROJECT_ID, viewers } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { usePermissionContext } from '../flow/use-permission-context.js';
import { useFlow } from '../flow/use-flow.js';
import { useFlowForm } from './use-flow-form.js';

const OTHER_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11';

async function openForm(options: Parameters<typeof renderFlowLensHook>[1] = {}) {
  const sent: unknown[] = [];
  const listen = http.patch('*/flowlens/flow/:id', async ({ request }) => {
    sent.push(await request.clone().json());
  });
  const flow = aFlow();
  const rendered = renderFlowLensHook(
    () => {
      const shown = useFlow(FLOW_ID);
      return { form: useFlowForm(shown.data ?? flow), shown };
    },
    { ...options, handlers: [listen, ...(options.handlers ?? [])] },
  );
  await waitFor(() => expect(rendered.result.current.shown.data).toBeDefined());
  await waitFor(() => expect(rendered.result.current.form.projects).not.toEqual([]));
  return { ...rendered, sent, form: () => rendered.result.current.form };
}

describe('useFlowForm', () => {
  it('sends only changed fields, and updates the flow without interrupting its video', async () => {
    const onNotice = vi.fn();
    const onSaved = vi.fn();
    const { form, sent, result, db } = await openForm({ provider: { onNotice } });
    db.flows = db.flows.map((flow) => ({ ...flow, video_url: '/signed-anew.mp4' }));

    act(() => form().setTitle('Pay fails'));
    act(() => form().save(onSaved));

    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ title: 'Pay fails' }]);
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'flowUpdated' });
    expect(result.current.shown.data).toMatchObject({ title: 'Pay fails', video_url: '/clip.mp4' });
  });

  it('does not overwrite a change that somebody else has saved meanwhile', async () => {
    const onSaved = vi.fn();
    const { form, sent, result, db } = await openForm();
    db.flows = db.flows.map((flow) => ({ ...flow, description: 'Only in Firefox', tags: [] }));
    await act(() => result.current.shown.refetch());
    await waitFor(() => expect(result.current.shown.data?.description).toBe('Only in Firefox'));

    act(() => form().setTitle('Pay fails'));
    act(() => form().save(onSaved));

    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ title: 'Pay fails' }]);
  });

  it('sends nothing without a change', async () => {
    const onSaved = vi.fn();
    const { form, sent } = await openForm();

    act(() => form().setTags([aTag().id]));
    act(() => form().save(onSaved));

    expect(onSaved).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it('removes the tags when the project changes', async () => {
    const onSaved = vi.fn();
    const { form, sent } = await openForm({ db: { projects: [aProject(), aProject({ id: OTHER_ID })] } });

    act(() => form().setProject(PROJECT_ID));
    expect(form().values.tagIds).toEqual([aTag().id]);
    act(() => form().setProject(OTHER_ID));
    expect(form().values.tagIds).toEqual([]);
    act(() => form().save(onSaved));

    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ system_id: OTHER_ID, tag_ids: [] }]);
  });

  it('keeps composed text over the limit but does not save it', async () => {
    const onSaved = vi.fn();
    const { form, sent } = await openForm();

    act(() => form().setTitle('🚗'.repeat(52)));
    act(() => form().setDescription('d'.repeat(202)));
    expect([...form().values.title]).toHaveLength(52);
    expect(form().errors).toEqual({});
    act(() => form().save(onSaved));

    expect(form()).toMatchObject({
      errors: { title: 'flowTitleTooLong', description: 'flowDescriptionTooLong' },
      refusals: 1,
    });
    expect(sent).toEqual([]);

    act(() => form().setTitle('🚗'.repeat(51)));
    act(() => form().setDescription('d'.repeat(201)));
    act(() => form().save(onSaved));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it('does not save without a title', async () => {
    const onSaved = vi.fn();
    const { form, sent } = await openForm();

    act(() => form().setTitle('  '));
    expect(form().errors).toEqual({});
    act(() => form().save(onSaved));

    expect(form()).toMatchObject({ errors: { title: 'titleRequired' }, refusals: 1 });
    expect(sent).toEqual([]);
  });

  it('keeps the values after a failure, reports it, and saves on the next try', async () => {
    const onNotice = vi.fn();
    const onSaved = vi.fn();
    const refuse = http.patch('*/flowlens/flow/:id', () => HttpResponse.json({ detail: 'No.' }, { status: 500 }), {
      once: true,
    });
    const { form } = await openForm({ provider: { onNotice }, handlers: [refuse] });

    act(() => form().setTitle('Pay fails'));
    act(() => form().save(onSaved));
    await waitFor(() => expect(form().error).not.toBeNull());
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({
      tone: 'error',
      code: 'flowUpdateFailed',
      reason: 'No.',
    });
    expect(form().values.title).toBe('Pay fails');
    expect(onSaved).not.toHaveBeenCalled();

    act(() => form().save(onSaved));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it('sends one request on two quick presses', async () => {
    const onSaved = vi.fn();
    const { form, sent } = await openForm();

    act(() => form().setTitle('Pay fails'));
    act(() => {
      form().save(onSaved);
      form().save(onSaved);
    });

    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
  });

  it('offers no other project to a user who may not move the flow', async () => {
    const { result } = renderFlowLensHook(
      () => ({ form: useFlowForm(aFlow()), permissions: usePermissionContext(PROJECT_ID) }),
      {
        db: {
          viewer: viewers.contributor,
          projects: [aProject({ user_role: 'USER' }), aProject({ id: OTHER_ID, user_role: 'USER' })],
        },
      },
    );
    await waitFor(() => expect(result.current.permissions.viewer).not.toBeNull());
    await waitFor(() => expect(result.current.permissions.project).toBeDefined());

    expect(result.current.form.projects).toEqual([]);
  });
});
