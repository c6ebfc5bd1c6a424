import { useCallback, useEffect, useRef, type FocusEvent } from "react";
import { rememberFocus, type FocusPlace } from "../../focus.ts";

interface KeptFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** Handlers of a list: when what has the focus leaves it with its row, the row in its place gets the focus. */
export function useKeptFocus(): KeptFocus {
  const place = useRef<FocusPlace>(undefined);
  const keep = useCallback((): void => {
    if (place.current?.isLost()) place.current.goBack();
  }, []);
  useEffect(keep);
  // With the last row the whole list leaves.
  useEffect(() => keep, [keep]);
  return {
    onFocus: ({ currentTarget, target }) => {
      // A dialog of a row is a part of it for React, and beside it in the page.
      if (currentTarget.contains(target)) place.current = rememberFocus();
    },
    onBlur: ({ relatedTarget }) => {
      // What is removed loses the focus to nothing.
      if (relatedTarget !== null) place.current = undefined;
    },
  };
}
