import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRootClass } from '../../provider/use-root-class.js';
import { Badge } from './badge.js';

const TONES = ['neutral', 'accent', 'danger', 'warning', 'redirect', 'success'] as const;

const meta = {
  title: 'Building blocks/Badge',
  component: Badge,
  render: function Tones() {
    return (
      <div className={useRootClass()} style={{ display: 'flex', gap: 8 }}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    );
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {};

export const TonesDark: Story = { globals: { theme: 'dark' } };
