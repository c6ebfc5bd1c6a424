/** Without the punctuation that ends a sentence; in a group of its own, so that `split` returns it. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?()[\]{}])/;

/** Plain text that staff wrote: paragraphs, line breaks, and links to web pages. Nothing else in it counts. */
export function Prose({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className="max-w-prose break-words whitespace-pre-line not-first:mt-3">
          {paragraph.split(WEB_ADDRESS).map((part, place) =>
            place % 2 === 1 ? (
              <a key={place} href={part} target="_blank" rel="noreferrer" className="font-medium underline">
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      ))}
    </div>
  );
}
