import type { FlowComment } from '@flowlens/client';
import { describe, expectTypeOf, it } from 'vitest';
import type { CommentForMarker } from './player/marker-item.js';

describe('comments of the API', () => {
  it('are subjects of markers as they are', () => {
    expectTypeOf<FlowComment>().toExtend<CommentForMarker>();
  });
});
