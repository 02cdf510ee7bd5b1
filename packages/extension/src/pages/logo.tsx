/** Logo without the name, which stands beside it. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="#4f46e5" />
      <path d="M12.5 10.2v11.6a.9.9 0 0 0 1.37.77l9.3-5.8a.9.9 0 0 0 0-1.54l-9.3-5.8a.9.9 0 0 0-1.37.77Z" fill="#fff" />
      <path d="M7.5 10v12" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
