/** The person's picture, or the avatar everyone without one shares: a helmet. */
export const Avatar = ({ src, size = 40 }: { src?: string | null; size?: number }) =>
  src ? (
    <img className="avatar" src={src} width={size} height={size} alt="" />
  ) : (
    <svg className="avatar" width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <circle cx="20" cy="20" r="20" fill="var(--line)" />
      <path
        d="M8.5 24.5c-.8-8.6 4.3-14.2 11.7-14.2 6.6 0 11 4.200 11.800 9.900l-9.600 1.700c-1.500.3-2.400 1.300-2.500 2.800l-.1 2.800 2.600 4.200h-6.700c-3.800 0-6.800-2.900-7.200-7.200z"
        fill="var(--muted)"
      />
      <path
        d="M22.600 24.200 32.300 22.500l.3 2.900c.2 2.500-1.200 4.300-3.600 4.700l-4.400.7-2.100-3.300z"
        fill="var(--muted)"
        opacity=".55"
      />
    </svg>
  );
