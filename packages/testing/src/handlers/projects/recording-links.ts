import type { RecordingLinks, WaitingRecording } from '@flowlens/client';
import { guestPath } from '@flowlens/core/links';
import { canManageProject } from '@flowlens/core/permissions';
import { visibleText } from '@flowlens/core/validation';
import { refusal } from '@flowlens/core/refusals';
import { http } from 'msw';
import { aFlow } from '../../builders/flow.js';
import { aGuestLink, aRecordingLink } from '../../builders/recording-link.js';
import type { MockDb } from '../../db.js';
import { mockTime } from '../../mock-now.js';
import { conflict, forbidden, notFound, requiredText, unauthorized } from '../problem.js';
import { projectOf } from './projects-of.js';
import type { Actor } from '../actor.js';
import { respond, created, type Routes } from '../routes.js';

const OFF: RecordingLinks = { enabled: false, available: true, links: [] };

/** Recording links and waiting recordings of a project, as its admins see them, and the page of a guest. */
export function recordingLinkHandlers(db: MockDb, { get, post, put, remove }: Routes) {
  const managed = (actor: Actor, projectId: string) => {
    const project = projectOf(db, actor, projectId);
    if (!canManageProject(actor, project)) throw forbidden(refusal('adminsManageRecordingLinks'));
    return project;
  };
  const linksOf = (id: string) => db.recordingLinks[id] ?? OFF;
  const write = (id: string, change: Partial<RecordingLinks>) => {
    db.recordingLinks = { ...db.recordingLinks, [id]: { ...linksOf(id), ...change } };
    return linksOf(id);
  };
  const takeWaiting = (actor: Actor, projectId: string, flowId: string): WaitingRecording => {
    managed(actor, projectId);
    const waiting = db.waitingRecordings[projectId] ?? [];
    const recording = waiting.find(({ flow_id }) => flow_id === flowId);
    if (!recording) throw notFound('There is no such recording.');
    db.waitingRecordings = { ...db.waitingRecordings, [projectId]: waiting.filter((other) => other !== recording) };
    return recording;
  };

  return [
    get('*/systems/:systemId/recording-links', ({ actor, params }) => linksOf(managed(actor, params.systemId).id)),
    put('*/systems/:systemId/recording-links', 'SetRecordingLinksInput', ({ actor, params, body: { enabled } }) => {
      const { id } = managed(actor, params.systemId);
      if (enabled && !linksOf(id).available) throw conflict(refusal('recordingLinksUnsafe'));
      return write(id, { enabled, ...(!enabled && { links: [] }) });
    }),
    post('*/systems/:systemId/recording-links', 'CreateRecordingLinkInput', ({ actor, params, body }) => {
      const project = managed(actor, params.systemId);
      const { enabled, links } = linksOf(project.id);
      if (!enabled) throw conflict(refusal('recordingLinksOff'));
      const { title, instructions = '', expires_in_days, max_recordings_count, site_url = null } = body;
      const link = aRecordingLink({
        id: crypto.randomUUID(),
        title: requiredText('title', title),
        instructions: visibleText(instructions),
        created_by: actor.name,
        created_at: mockTime(),
        expires_at: mockTime(expires_in_days),
        recordings_count: 0,
        max_recordings_count,
        last_used_at: null,
        site_url,
      });
      write(project.id, { links: [link, ...links] });
      const token = `fl_rl_${link.id}`;
      const { expires_at } = link;
      const request = {
        system_id: project.id,
        project_name: project.name,
        created_by: actor.name,
        title: link.title,
        expires_at,
      };
      const details = { instructions: link.instructions, recordings_left: max_recordings_count, site_url };
      db.guestLinks = { ...db.guestLinks, [token]: aGuestLink({ ...request, ...details }) };
      return created({ id: link.id, url: `https://flowlens.example${guestPath(token)}`, expires_at });
    }),
    remove('*/systems/:systemId/recording-links/:linkId', ({ actor, params: { systemId, linkId } }) => {
      const { links } = linksOf(managed(actor, systemId).id);
      if (!links.some(({ id }) => id === linkId)) throw notFound('There is no such link.');
      write(systemId, { links: links.filter(({ id }) => id !== linkId) });
    }),
    get(
      '*/systems/:systemId/waiting-recordings',
      ({ actor, params }) => db.waitingRecordings[managed(actor, params.systemId).id] ?? [],
    ),
    post('*/systems/:systemId/waiting-recordings/:flowId', null, ({ actor, params: { systemId, flowId } }) => {
      const { guest, title, description, ...recording } = takeWaiting(actor, systemId, flowId);
      const flow = aFlow({
        id: flowId,
        system_id: systemId,
        title,
        description,
        guest,
        reporter: 'Guest',
        reporter_email: null,
        reporter_user_id: null,
        recording_status: recording.recording_status,
        video_duration_ms: recording.video_duration_ms,
        tags: [],
        comments: [],
      });
      db.flows = [flow, ...db.flows];
    }),
    remove('*/systems/:systemId/waiting-recordings/:flowId', ({ actor, params: { systemId, flowId } }) => {
      takeWaiting(actor, systemId, flowId);
    }),
    http.get('*/flowlens/guest/link', ({ request }) =>
      respond(() => {
        const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
        const link = db.guestLinks[token];
        if (!link) throw unauthorized(refusal('recordingLinkUnknown'));
        return link;
      }),
    ),
  ];
}
