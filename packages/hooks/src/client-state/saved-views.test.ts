import { describe, expect, it } from 'vitest';
import { readViews, removeView, SAVED_VIEWS_KEY, writeView } from './saved-views.js';

function aStorage(initial?: string) {
  const values = new Map<string, string>(initial === undefined ? [] : [[SAVED_VIEWS_KEY, initial]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('saved views', () => {
  it('belong to one user and one project, in order of their names', () => {
    const storage = aStorage();
    const place = { storage, userId: 'ann', projectId: 'shop' };
    writeView(place, { name: 'Slow', query: 'sort=longest' });
    writeView(place, { name: 'Bugs', query: 'has_errors=true' });
    writeView({ ...place, userId: 'ben' }, { name: 'Mine', query: 'mine=true' });

    expect(readViews(place).map(({ name }) => name)).toEqual(['Bugs', 'Slow']);
    expect(readViews({ ...place, projectId: 'blog' })).toEqual([]);
  });

  it('are replaced by name and removed', () => {
    const place = { storage: aStorage(), userId: 'ann', projectId: 'shop' };
    writeView(place, { name: 'Bugs', query: 'has_errors=true' });
    writeView(place, { name: 'Bugs', query: 'mine=true' });
    expect(readViews(place)).toEqual([{ name: 'Bugs', query: 'mine=true' }]);

    removeView(place, 'Bugs');
    expect(readViews(place)).toEqual([]);
  });

  it('are replaced and removed by a name in another case or another form of its letters', () => {
    const place = { storage: aStorage(), userId: 'ann', projectId: 'shop' };
    writeView(place, { name: 'Broken cafe\u0301', query: 'has_errors=true' });
    writeView(place, { name: 'broken CAFÉ', query: 'mine=true' });
    expect(readViews(place)).toEqual([{ name: 'broken CAFÉ', query: 'mine=true' }]);

    removeView(place, 'Broken café');
    expect(readViews(place)).toEqual([]);
  });

  it.each(['', 'x', '{}', '[1,null,{"name":"Bugs"}]'])('ignores the stored text %j', (text) => {
    expect(readViews({ storage: aStorage(text), userId: 'ann', projectId: 'shop' })).toEqual([]);
  });

  it('survive a browser that refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'QuotaExceededError');
    };
    const place = { storage: { getItem: refuse, setItem: refuse }, userId: 'ann', projectId: 'shop' };

    writeView(place, { name: 'Bugs', query: '' });
    expect(readViews(place)).toEqual([]);
  });
});
