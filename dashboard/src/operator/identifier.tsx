/**
 * What an order is about, in a list: an identifier is whole; what was given instead of one may be long and would push the
 * prices out of sight.
 */
export function Identifier({ of: { imei }, children }: { of: { imei: string | null }; children: string }) {
  if (imei !== null) return <span className="font-mono text-[0.95em]">{children}</span>;
  return (
    <span className="inline-block max-w-32 truncate 2xl:max-w-64 align-bottom" title={children}>
      {children}
    </span>
  );
}
