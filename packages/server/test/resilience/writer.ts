import type { Flow, FlowSummary, Project, ShareLink, Tag } from '@flowlens/client';
import { answerOf, type Client } from './call.js';
import { Journal } from './journal.js';

const RECORDED_AT = '2026-03-02T09:14:18.000Z';
/** Maximum number of flows; above it the oldest is deleted. */
const FLOWS_MAX = 4;

/** A client that makes small writes of all kinds to its own project, one after the other. */
export class Writer {
  readonly journal = new Journal();
  readonly #random: () => number;
  #number = 0;
  #projectId = '';
  #flows = new Map<string, Flow>();
  #tags = new Map<string, Tag>();
  #projects = new Map<string, string>();

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Writes until the server is gone. */
  async work(client: Client): Promise<never> {
    for (;;) await this.#step(client);
  }

  /** Reads everything and compares it with the journal. */
  async check({ person }: Client): Promise<void> {
    const projects = await answerOf<Project[]>(person.get('/systems'));
    this.#projectId = projects.find(({ is_default }) => is_default)?.id ?? '';
    this.#projects = new Map(projects.filter(({ is_default }) => !is_default).map(({ name, id }) => [name, id]));
    const { tags } = await answerOf<{ tags: Tag[] }>(person.get('/flowlens/tags'));
    this.#tags = new Map(tags.map((tag) => [tag.title, tag]));
    const list = await answerOf<FlowSummary[]>(person.get('/flowlens/flows?limit=200'));
    const facts = [...this.#projects.keys()]
      .map((name) => `project ${name}`)
      .concat(tags.map(({ title }) => tagFact(title)));
    this.#flows = new Map();
    for (const { id, title, comments_count: count } of list.toReversed()) {
      const flow = await answerOf<Flow>(person.get(`/flowlens/flow/${id}`));
      const shares = await answerOf<ShareLink[]>(person.get(`/flowlens/flow/${id}/shares`));
      if (flow.comments.length !== count)
        throw new Error(`${title} has ${flow.comments.length} comments, its list says ${count}.`);
      this.#flows.set(title, flow);
      facts.push(...factsOf(flow), ...shares.map((_, index) => shareFact(title, index)));
    }
    this.journal.settle(facts);
  }

  async #step(client: Client): Promise<void> {
    this.#number += 1;
    const flow = this.#anyFlow();
    if (!flow || this.#random() < 0.25) return this.#createFlow(client);
    if (this.#flows.size > FLOWS_MAX) return this.#deleteFlow(client, [...this.#flows.values()][0] as Flow);
    const steps = [
      this.#comment,
      this.#comment,
      this.#edit,
      this.#removeComment,
      this.#share,
      this.#tag,
      this.#untag,
      this.#project,
    ];
    await steps[Math.floor(this.#random() * steps.length)]?.call(this, client, flow);
  }

  async #createFlow({ person }: Client): Promise<void> {
    const title = `flow ${this.#number}`;
    const tag = [...this.#tags.values()].at(-1);
    const input = { title, description: 'as recorded', recorded_at: RECORDED_AT, ...(tag && { tag_ids: [tag.id] }) };
    const adds = factsOf({ title, description: 'as recorded', tags: tag ? [tag] : [], comments: [] });
    const flow = await this.journal.write({ adds }, () => answerOf<Flow>(person.post('/flowlens/flow', input)));
    this.#flows.set(title, flow);
  }

  async #deleteFlow({ person }: Client, { id, title }: Flow): Promise<void> {
    const removes = this.journal.facts.filter((fact) => fact.startsWith(`[${title}]`));
    await this.journal.write({ removes }, () => answerOf(person.delete(`/flowlens/flow/${id}`)));
    this.#flows.delete(title);
  }

  async #comment({ person }: Client, flow: Flow): Promise<void> {
    const content = `comment ${this.#number}`;
    const input = { flow_id: flow.id, timestamp: 3, content };
    const made = await this.journal.write({ adds: [commentFact(flow.title, content)] }, () =>
      answerOf<Flow['comments'][number]>(person.post('/flowlens/flow/comment', input)),
    );
    flow.comments.push(made);
  }

  async #removeComment({ person }: Client, flow: Flow): Promise<void> {
    const comment = flow.comments[0];
    if (!comment) return;
    await this.journal.write({ removes: [commentFact(flow.title, comment.content)] }, () =>
      answerOf(person.delete(`/flowlens/flow/${flow.id}/comment/${comment.id}`)),
    );
    flow.comments.shift();
  }

  async #edit({ person }: Client, flow: Flow): Promise<void> {
    const description = `edit ${this.#number}`;
    const change = { removes: [descriptionFact(flow)], adds: [descriptionFact({ ...flow, description })] };
    await this.journal.write(change, () => answerOf(person.patch(`/flowlens/flow/${flow.id}`, { description })));
    flow.description = description;
  }

  async #share({ person }: Client, { id, title }: Flow): Promise<void> {
    const count = this.journal.facts.filter((fact) => fact.startsWith(`[${title}] share`)).length;
    await this.journal.write({ adds: [shareFact(title, count)] }, () =>
      answerOf(person.post(`/flowlens/flow/${id}/share`)),
    );
  }

  async #tag({ person }: Client): Promise<void> {
    const title = `t${this.#number}`;
    const input = { system_id: this.#projectId, title };
    const tag = await this.journal.write({ adds: [tagFact(title)] }, () =>
      answerOf<Tag>(person.post('/flowlens/tag', input)),
    );
    this.#tags.set(title, tag);
  }

  async #untag({ person }: Client): Promise<void> {
    const [tag] = this.#tags.values();
    if (!tag) return;
    const removes = this.journal.facts.filter(
      (fact) => fact === tagFact(tag.title) || fact.endsWith(` tagged ${tag.title}`),
    );
    await this.journal.write({ removes }, () => answerOf(person.delete(`/flowlens/tag/${tag.id}`)));
    this.#tags.delete(tag.title);
  }

  async #project({ person }: Client): Promise<void> {
    const [known] = this.#projects;
    if (known) {
      await this.journal.write({ removes: [`project ${known[0]}`] }, () =>
        answerOf(person.delete(`/systems/${known[1]}`)),
      );
      this.#projects.delete(known[0]);
      return;
    }
    const name = `project ${this.#number}`;
    const { id } = await this.journal.write({ adds: [`project ${name}`] }, () =>
      answerOf<{ id: string }>(person.post('/systems', { name })),
    );
    this.#projects.set(name, id);
  }

  #anyFlow(): Flow | undefined {
    return [...this.#flows.values()][Math.floor(this.#random() * this.#flows.size)];
  }
}

function factsOf(
  flow: Pick<Flow, 'title' | 'description'> & { tags: { title: string }[]; comments: { content: string }[] },
): string[] {
  return [
    `[${flow.title}] is there`,
    descriptionFact(flow),
    ...flow.tags.map(({ title }) => `[${flow.title}] tagged ${title}`),
    ...flow.comments.map(({ content }) => commentFact(flow.title, content)),
  ];
}

const tagFact = (title: string) => `tag ${title}`;
const descriptionFact = ({ title, description }: Pick<Flow, 'title' | 'description'>) =>
  `[${title}] says ${description}`;
const commentFact = (title: string, content: string) => `[${title}] comment ${content}`;
const shareFact = (title: string, index: number) => `[${title}] share ${index + 1}`;
