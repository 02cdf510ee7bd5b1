import { PROJECT_TAGS_MAX } from '@flowlens/core/limits';
import { refusal } from '@flowlens/core/refusals';
import { type TagNameError, validateTagName } from '@flowlens/core/validation';
import { aTag } from '../../builders/flow.js';
import type { MockDb } from '../../db.js';
import { conflict, notFound, unprocessable } from '../problem.js';
import { projectOf, projectsOf } from '../projects/projects-of.js';
import type { Actor } from '../actor.js';
import { created, type Routes } from '../routes.js';
import { tagsInOrder } from './tags-in-order.js';

const REFUSALS: Record<TagNameError, string> = {
  tagNameEmpty: 'must not be empty',
  tagNameTooLong: 'must have 11 characters or fewer',
  tagNameReserved: 'must not be the title of the No Tags filter',
  tagNameHasComma: 'must not have a comma',
};

export function tagHandlers(db: MockDb, { get, post, remove }: Routes) {
  const tagsOf = (projects: readonly { id: string }[]) => {
    const ids = new Set(projects.map(({ id }) => id));
    return tagsInOrder(db.tags.filter(({ system_id }) => ids.has(system_id)));
  };
  const listed = (actor: Actor, systemId: string | null) =>
    systemId === null ? projectsOf(db, actor) : [projectOf(db, actor, systemId)];

  return [
    get('*/flowlens/tags', ({ actor, url }) => ({ tags: tagsOf(listed(actor, url.searchParams.get('system_id'))) })),
    post('*/flowlens/tag', 'CreateTagInput', ({ actor, body }) => {
      const title = checkedTitle(body.title);
      const project = projectOf(db, actor, body.system_id);
      const tags = tagsOf([project]);
      if (tags.length >= PROJECT_TAGS_MAX) throw conflict(refusal('tagLimit', { max: PROJECT_TAGS_MAX }));
      if (tags.some((tag) => tag.title.toLowerCase() === title.toLowerCase()))
        throw conflict('This project has a tag of that title already.');
      const tag = aTag({ id: crypto.randomUUID(), system_id: project.id, title });
      db.tags = [...db.tags, tag];
      return created(tag);
    }),
    remove('*/flowlens/tag/:tagId', ({ actor, params: { tagId } }) => {
      if (!tagsOf(projectsOf(db, actor)).some(({ id }) => id === tagId)) throw notFound('There is no such tag.');
      db.tags = db.tags.filter((tag) => tag.id !== tagId);
      db.flows = db.flows.map((flow) => ({ ...flow, tags: flow.tags.filter((tag) => tag.id !== tagId) }));
    }),
  ];
}

function checkedTitle(text: string): string {
  const title = validateTagName(text);
  if (title.ok) return title.value;
  const message = REFUSALS[title.error];
  throw unprocessable(`The title of a tag ${message}.`, [{ path: '/body/title', message }]);
}
