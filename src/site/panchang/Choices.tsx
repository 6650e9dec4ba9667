type ChoicesProps<Value extends string | number> = {
  name: string;
  label: string;
  options: readonly Value[];
  textOf: (value: Value) => string;
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

/** A few ways to show the almanac, side by side, one of which is taken. */
export function Choices<Value extends string | number>({
  name,
  label,
  options,
  textOf,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="almanac-choice">
      <legend>{label}</legend>
      {options.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={chosen === each} onChange={() => onChoose(each)} />
          {textOf(each)}
        </label>
      ))}
    </fieldset>
  );
}
