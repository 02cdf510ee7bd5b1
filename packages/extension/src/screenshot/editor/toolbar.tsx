import { Button, Icon, IconButton } from '@flowlens/components';
import { Crop, EyeOff, MoveUpRight, Plus, Redo2, Square, Type, Undo2 } from 'lucide';
import type { Texts } from '../../texts/en.js';
import { type Tool, TOOLS } from '../marks/mark.js';

export interface ToolbarProps {
  texts: Texts;
  tool: Tool;
  canUndo: boolean;
  canRedo: boolean;
  onTool: (tool: Tool) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Adds a mark of the tool without a pointer. */
  onAdd: () => void;
}

const ICONS = { arrow: MoveUpRight, box: Square, text: Type, blur: EyeOff, crop: Crop };

/** Editor tools as radio buttons, so that arrow keys switch between them. */
export function Toolbar({
  texts: { screenshot: t },
  tool,
  canUndo,
  canRedo,
  onTool,
  onUndo,
  onRedo,
  onAdd,
}: ToolbarProps) {
  return (
    <div className="screenshot-toolbar">
      <div role="radiogroup" aria-label={t.tools} className="screenshot-tools">
        {TOOLS.map((one) => (
          <label key={one} className="screenshot-tool">
            <input
              className="screenshot-radio"
              type="radio"
              name="tool"
              checked={one === tool}
              onChange={() => onTool(one)}
            />
            <Icon of={ICONS[one]} size={16} />
            <span>{t.tool[one]}</span>
          </label>
        ))}
      </div>
      <Button size="small" variant="ghost" icon={<Icon of={Plus} size={14} />} onClick={onAdd}>
        {t.addMark}
      </Button>
      <span className="screenshot-steps">
        <IconButton label={t.undo} disabled={!canUndo} icon={<Icon of={Undo2} />} onClick={onUndo} />
        <IconButton label={t.redo} disabled={!canRedo} icon={<Icon of={Redo2} />} onClick={onRedo} />
      </span>
    </div>
  );
}
