/** A name beside facts: as wide as it is, shortened only where it is very long, and whole on hover. */
export function ShortName({ children }: { children: string }) {
  return (
    <span className="inline-block max-w-44 truncate align-bottom" title={children}>
      {children}
    </span>
  );
}
