import { useLocation, useSearch } from "wouter";

const parameter = "notes";

/** Whether notes come along: a parameter of the URL, which the page of the report gets too. */
export function useNotesChoice() {
  const [path, navigate] = useLocation();
  const withNotes = new URLSearchParams(useSearch()).get(parameter) !== "off";
  const setWithNotes = (next: boolean) => {
    const query = new URLSearchParams(location.search);
    if (next) query.delete(parameter);
    else query.set(parameter, "off");
    // Commas stay readable in the URL, as in the filter.
    const text = `${query}`.replaceAll("%2C", ",");
    navigate(text ? `${path}?${text}` : path, { replace: true });
  };
  return [withNotes, setWithNotes] as const;
}
