import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TagBadges } from './tag-badges.js';

const tags = ['checkout', 'bug', 'voucher', 'mobile', 'slow'].map((title) => ({ id: title, title }));

describe('<TagBadges />', () => {
  it('shows three tags and names the rest behind a count', () => {
    const { container } = render(<TagBadges tags={tags} />);

    expect(screen.getByText('voucher')).toBeInTheDocument();
    expect(screen.queryByText('mobile')).not.toBeInTheDocument();
    expect(screen.getByTitle('mobile, slow')).toHaveTextContent('+2');
    expect(container).toHaveTextContent('mobile, slow');
  });

  it('shows as many tags as its limit allows', () => {
    render(<TagBadges tags={tags} max={2} />);

    expect(screen.getByTitle('voucher, mobile, slow')).toHaveTextContent('+3');
  });

  it('shows no count when all tags fit', () => {
    render(<TagBadges tags={tags.slice(0, 3)} />);

    expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
  });
});
