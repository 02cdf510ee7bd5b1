export interface LogoProps {
  /** Size in pixels. @default 24 */
  size?: number;
}

/** Logo of the product. Decorative. */
export function Logo({ size = 24 }: LogoProps) {
  return (
    <svg className="app-logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--fl-accent)" />
      <path d="M12.5 10.2v11.6a.9.9 0 0 0 1.37.77l9.3-5.8a.9.9 0 0 0 0-1.54l-9.3-5.8a.9.9 0 0 0-1.37.77Z" fill="#fff" />
      <path d="M7.5 10v12" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
