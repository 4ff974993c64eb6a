import type { Command, Option } from './command.ts';
import { type KnownValues, NO_VALUES } from './known-values.ts';
import { COMMON } from './parse.ts';

/** Shells that completion is printed for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A command with its options, those that every command has included. */
interface Entry {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly (readonly [name: string, option: Option])[];
}

const entriesOf = (commands: readonly Command[], known: KnownValues): Entry[] =>
  commands.map(({ name, summary, options }) => ({
    name,
    summary,
    options: [...Object.entries<Option>(options), ...Object.entries<Option>(COMMON)].map(([option, own]) => {
      const choices = own.choices ?? known.options.get(`${name} --${option}`);
      return [option, choices?.length ? { ...own, choices } : own] as const;
    }),
  }));

/** Commands of two words by their first. */
const groupsOf = (entries: readonly Entry[]): Map<string, Entry[]> => {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [group = '', own] = entry.name.split(' ');
    if (own !== undefined) groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return groups;
};

const firstWords = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.map(({ name }) => name.split(' ')[0]!)),
];
const secondWord = ({ name }: Entry): string => name.split(' ')[1]!;
const inQuotes = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const choicesOf = ({ options }: Entry): (readonly [name: string, choices: readonly string[]])[] =>
  options.flatMap(([name, { choices }]) => (choices ? [[name, choices] as const] : []));

const bash = (entries: readonly Entry[], { words, fields }: KnownValues): string => {
  const groups = groupsOf(entries);
  const cases = (lines: readonly string[]): string => lines.map((line) => `    ${line} ;;`).join('\n');
  return `# metamer completion for bash: source <(metamer completion bash)
_metamer() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} first= second= word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      -*) ;;
      *) if [ -z "$first" ]; then first=$word; elif [ -z "$second" ]; then second=$word; fi ;;
    esac
  done
  local group=
  case $first in
    '') COMPREPLY=($(compgen -W '${firstWords(entries).join(' ')}' -- "$current")); return ;;
${cases(
  [...groups].map(([group, own]) => {
    const words = own.map(secondWord).join(' ');
    return `${group}) if [ -z "$second" ]; then COMPREPLY=($(compgen -W '${words}' -- "$current")); return; fi; group="$first $second"`;
  }),
)}
    *) group=$first ;;
  esac
  case "$group $previous" in
${cases(
  entries.flatMap((entry) =>
    choicesOf(entry).map(
      ([name, choices]) =>
        `'${entry.name} --${name}') COMPREPLY=($(compgen -W '${choices.join(' ')}' -- "$current")); return`,
    ),
  ),
)}
  esac
  if [ "$first" = call ] && [ -n "$second" ]; then
    # The shell splits words at =.
    local typed=$current before=$previous
    if [ "$current" = = ]; then typed="$previous="; current=
    elif [ "$previous" = = ]; then typed="\${COMP_WORDS[COMP_CWORD-2]}=$current"; fi
    case $second in
${cases([...fields].map(([operation, own]) => `${operation}) word='${own.join(' ')}'`))}
      *) word= ;;
    esac
    COMPREPLY=($(compgen -W "$word" -- "$typed"))
    if [ "$typed" != "$current" ] || [ "$before" = = ]; then COMPREPLY=("\${COMPREPLY[@]#*=}"); fi
    if [ "\${#COMPREPLY[@]}" -gt 0 ]; then case "\${COMPREPLY[0]}" in *=) compopt -o nospace 2>/dev/null ;; esac; return; fi
  fi
  case "$first $second" in
${cases([...words].map(([name, own]) => `'${name} ') case $current in -*) ;; *) COMPREPLY=($(compgen -W '${own.join(' ')}' -- "$current")); return ;; esac`))}
  esac
  case $current in -*) ;; *) return ;; esac
  case $group in
${cases(
  entries.map(
    ({ name, options }) =>
      `'${name}') COMPREPLY=($(compgen -W '${options.map(([option]) => `--${option}`).join(' ')}' -- "$current"))`,
  ),
)}
  esac
}
complete -o default -F _metamer metamer
`;
};

/** A description as \`_arguments\` and \`_describe\` of zsh read it. */
const zshText = (text: string): string => text.replace(/[:[\]\\]/g, '\\$&');

const zsh = (entries: readonly Entry[], { words: firstOf, fields }: KnownValues): string => {
  const groups = groupsOf(entries);
  const single = entries.filter(({ name }) => !name.includes(' '));
  const argument = (option: Option): string => {
    if (option.value === undefined) return '';
    return `:${option.value}:${option.choices ? `(${option.choices.join(' ')})` : '_files'}`;
  };
  const specs = ({ options }: Entry): string =>
    [
      ...options.map(([name, option]) =>
        inQuotes(`${option.many ? '*' : ''}--${name}[${zshText(option.describe)}]${argument(option)}`),
      ),
      "'*:argument:_files'",
    ].join(' ');
  const words = (rows: readonly (readonly [string, string])[]): string =>
    rows.map(([name, says]) => inQuotes(`${name}:${zshText(says)}`)).join(' ');
  const top = [
    ...single.map(({ name, summary }) => [name, summary] as const),
    ...[...groups].map(([group, own]) => [group, own.map(secondWord).join(', ')] as const),
  ];
  return `#compdef metamer
# metamer completion for zsh: metamer completion zsh > ~/.zfunc/_metamer, where ~/.zfunc is in fpath
_metamer() {
  local -a known
  if (( CURRENT == 2 )); then
    known=(${words(top)})
    _describe command known
    return
  fi
  if (( CURRENT == 3 )) && [[ $words[3] != -* ]]; then
    case $words[2] in
${[...firstOf].map(([name, own]) => `      ${name}) compadd -- ${own.join(' ')}; return ;;`).join('\n')}
    esac
  fi
  if [[ $words[2] == call && $words[CURRENT] != -* ]]; then
    case $words[3] in
${[...fields].map(([operation, own]) => `      ${operation}) compadd -S '' -- ${own.map(inQuotes).join(' ')}; return ;;`).join('\n')}
    esac
  fi
  case $words[2] in
${[...groups]
  .map(
    ([group, own]) => `    ${group})
      if (( CURRENT == 3 )); then
        known=(${words(own.map((entry) => [secondWord(entry), entry.summary]))})
        _describe command known
        return
      fi
      case $words[3] in
${own.map((entry) => `        ${secondWord(entry)}) _arguments ${specs(entry)} ;;`).join('\n')}
      esac ;;`,
  )
  .join('\n')}
${single.map((entry) => `    ${entry.name}) _arguments ${specs(entry)} ;;`).join('\n')}
  esac
}
if [ "$funcstack[1]" = _metamer ]; then _metamer "$@"; else compdef _metamer metamer; fi
`;
};

const fish = (entries: readonly Entry[], { words, fields }: KnownValues): string => {
  const groups = groupsOf(entries);
  const lines = ['# metamer completion for fish: metamer completion fish > ~/.config/fish/completions/metamer.fish'];
  const seen = '__fish_seen_subcommand_from';
  for (const name of firstWords(entries)) {
    const own = groups.get(name);
    const says = own ? own.map(secondWord).join(', ') : entries.find((entry) => entry.name === name)!.summary;
    lines.push(`complete -c metamer -n __fish_use_subcommand -f -a ${name} -d ${inQuotes(says)}`);
  }
  for (const [group, own] of groups)
    for (const entry of own) {
      const condition = `${seen} ${group}; and not ${seen} ${own.map(secondWord).join(' ')}`;
      lines.push(
        `complete -c metamer -n ${inQuotes(condition)} -f -a ${secondWord(entry)} -d ${inQuotes(entry.summary)}`,
      );
    }
  for (const [name, own] of words)
    lines.push(
      `complete -c metamer -n ${inQuotes(`${seen} ${name}; and test (count (commandline -opc)) -eq 2`)} -f -a ${inQuotes(own.join(' '))}`,
    );
  for (const [operation, own] of fields)
    if (own.length)
      lines.push(
        `complete -c metamer -n ${inQuotes(`${seen} call; and ${seen} ${operation}`)} -f -a ${inQuotes(own.join(' '))}`,
      );
  for (const { name, options } of entries) {
    const condition = name
      .split(' ')
      .map((word) => `${seen} ${word}`)
      .join('; and ');
    for (const [option, { describe, value, short, choices }] of options) {
      const parts = [`complete -c metamer -n ${inQuotes(condition)} -l ${option}`];
      if (short) parts.push(`-s ${short}`);
      if (choices) parts.push(`-x -a ${inQuotes(choices.join(' '))}`);
      else if (value !== undefined) parts.push('-r');
      lines.push(`${parts.join(' ')} -d ${inQuotes(describe)}`);
    }
  }
  return `${lines.join('\n')}\n`;
};

const SCRIPTS = { bash, zsh, fish } as const satisfies Record<
  Shell,
  (entries: readonly Entry[], known: KnownValues) => string
>;

/** The script by which a shell completes the commands of a table, their options and the values that are a closed list. */
export const completionFor = (shell: Shell, commands: readonly Command[], known: KnownValues = NO_VALUES): string =>
  SCRIPTS[shell](entriesOf(commands, known), known);
