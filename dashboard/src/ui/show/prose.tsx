/** Without the punctuation that ends a sentence; in a group of its own, so that `split` returns it. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?()[\]{}])/;
const BETWEEN_PARAGRAPHS = /(\n{2,})/;

/** Plain text that staff wrote: paragraphs, line breaks, and links to web pages. Nothing else in it counts. */
export function Prose({ text, className }: { text: string; className?: string }) {
  const paragraphs = split(text, BETWEEN_PARAGRAPHS).filter(({ isMatch }) => !isMatch);
  return (
    <div className={className}>
      {paragraphs.map(({ key, part }) => (
        <p key={key} className="max-w-prose break-words whitespace-pre-line not-first:mt-3">
          {split(part, WEB_ADDRESS).map((piece) =>
            piece.isMatch ? <Address key={piece.key} url={piece.part} /> : piece.part,
          )}
        </p>
      ))}
    </div>
  );
}

function Address({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="font-medium underline">
      {url}
    </a>
  );
}

/** What matches the pattern's one group, and what stands between. The key says where a part begins. */
function split(text: string, pattern: RegExp): { key: string; part: string; isMatch: boolean }[] {
  let at = 0;
  return text.split(pattern).map((part, index) => {
    const isMatch = index % 2 === 1;
    const key = `${at}${isMatch ? " match" : ""}`;
    at += part.length;
    return { key, part, isMatch };
  });
}
