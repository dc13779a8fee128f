// One of a few, in a list.

import { For, type JSX } from "solid-js";

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select class="input" value={props.value} onChange={(event) => props.onChange(event.currentTarget.value as Value)}>
        <For each={props.options}>{([value, name]) => <option value={value} selected={value === props.value}>{name}</option>}</For>
      </select>
    </label>
  );
}
