import { useId, type ReactNode } from "react";

interface RadioCardProps {
  /** Of the group that it belongs to. */
  group: string;
  label: string;
  /** What choosing it means. */
  about: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of a few choices that each need a sentence. */
export function RadioCard({ group, label, about, isChosen, onChoose }: RadioCardProps) {
  const id = useId();
  return (
    <div className="flex gap-3 rounded-lg border border-line p-3 has-checked:border-accent has-checked:bg-sunken">
      <input
        type="radio"
        id={id}
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-about`}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block cursor-pointer font-medium break-words">
          {label}
        </label>
        <p id={`${id}-about`} className="text-sm text-muted">
          {about}
        </p>
      </div>
    </div>
  );
}
