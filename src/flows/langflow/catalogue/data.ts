/** Facts about Langflow's components for data, tables and text. */
import { component, gives, long, oneOf, port, text, whole, yesNo } from './define.ts'

const DATA = ['Data']
const ANY = ['Data', 'DataFrame', 'Message']
const operators = ['equals', 'not equals', 'contains', 'starts with', 'ends with']

export const dataFacts = [
  component(
    'DataOperations',
    ['Data Operations', 'file-json', 'Keys of data selected, removed, renamed; values filtered.'],
    [
      port('data', 'Data', DATA, true),
      oneOf('operations', 'Operations', ['Select Keys', 'Remove Keys', 'Filter Values', 'Combine', 'Literal Eval']),
      text('select_keys_input', 'Select Keys', { isList: true }),
      text('remove_keys_input', 'Remove Keys', { isList: true }),
      text('filter_key', 'Filter Key'),
      oneOf('operator', 'Comparison Operator', operators),
    ],
    [gives('data_output', 'Data', 'Data', 'as_data')],
  ),
  component(
    'FilterData',
    ['Filter Data', 'filter', 'The keys of data that are named.'],
    [port('data', 'Data', DATA), text('filter_criteria', 'Filter Criteria', { isList: true })],
    [gives('filtered_data', 'Filtered Data', 'Data', 'filter_data')],
  ),
  component(
    'FilterDataValues',
    ['Filter Values', 'filter', 'The rows whose value fits.'],
    [
      port('input_data', 'Input Data', DATA, true),
      text('filter_key', 'Filter Key'),
      text('filter_value', 'Filter Value'),
      oneOf('operator', 'Comparison Operator', operators),
    ],
    [gives('filtered_data', 'Filtered Data', 'Data', 'filter_data')],
  ),
  component(
    'SelectData',
    ['Select Data', 'prototypes', 'One of a list of data, by its place.'],
    [port('data_list', 'Data List', DATA, true), whole('data_index', 'Data Index', 0)],
    [gives('selected_data', 'Selected Data', 'Data', 'select_data')],
  ),
  component(
    'ExtractaKey',
    ['Extract Key', 'key', 'One key of data.'],
    [port('data_input', 'Data Input', DATA), text('key', 'Key to Extract')],
    [gives('extracted_data', 'Extracted Data', 'Data', 'extract_key')],
  ),
  component(
    'MergeDataComponent',
    ['Combine Data', 'merge', 'Several data as one, or one after the other.'],
    [
      port('data_inputs', 'Data Inputs', DATA, true),
      oneOf('operation', 'Operation Type', ['Concatenate', 'Append', 'Merge', 'Join']),
    ],
    [gives('combined_data', 'DataFrame', 'DataFrame', 'combine_data')],
  ),
  component(
    'AlterMetadata',
    ['Alter Metadata', 'merge', 'Data with fields taken from its metadata.'],
    [port('input_value', 'Input', ['Message', 'Data']), text('remove_fields', 'Fields to Remove', { isList: true })],
    [gives('data', 'Data', 'Data', 'process_output')],
  ),
  component(
    'UpdateData',
    ['Update Data', 'FolderSync', 'Data with another text.'],
    [port('old_data', 'Data', DATA, true), text('text_key', 'Text Key', { value: 'text' })],
    [gives('data', 'Data', 'Data', 'build_data')],
  ),
  component(
    'CreateData',
    ['Create Data', 'ListFilter', 'Data of one text under its key.'],
    [text('text_key', 'Text Key', { value: 'text' }), text('text', 'Text')],
    [gives('data', 'Data', 'Data', 'build_data')],
  ),
  component(
    'NestedMerge',
    ['Nested Merge', 'merge', 'Several data as one, objects within merged part by part.'],
    [port('data_inputs', 'Data Inputs', DATA, true)],
    [gives('data', 'Data', 'Data', 'merge')],
  ),
  component(
    'JSONDocumentBuilder',
    ['JSON Document Builder', 'braces', 'A text under a key of its own.'],
    [text('key', 'Key'), text('document', 'Document')],
    [gives('documents', 'Data', 'Data', 'build')],
  ),
  component(
    'CreateList',
    ['Create List', 'list', 'A list of texts.'],
    [text('texts', 'Texts', { isList: true })],
    [gives('list', 'Data List', 'Data', 'create_list')],
  ),
  component(
    'DataFrameOperations',
    ['DataFrame Operations', 'table', 'Columns and rows of a table changed, filtered, sorted.'],
    [
      port('df', 'DataFrame', ['DataFrame']),
      oneOf('operation', 'Operation', ['Head', 'Tail', 'Sort', 'Filter', 'Drop Column', 'Add Column', 'Rename Column']),
      text('column_name', 'Column Name'),
      text('new_column_name', 'New Column Name'),
      text('new_column_value', 'New Column Value'),
      text('filter_value', 'Filter Value'),
      oneOf('filter_operator', 'Filter Operator', operators),
      yesNo('ascending', 'Sort Ascending', true),
      whole('num_rows', 'Number of Rows', 5),
    ],
    [gives('output', 'DataFrame', 'DataFrame', 'perform_operation')],
  ),
  component(
    'ParseDataFrame',
    ['Parse DataFrame', 'braces', 'Each row as a text, by a template.'],
    [
      port('df', 'DataFrame', ['DataFrame']),
      long('template', 'Template', { value: '{text}' }),
      text('sep', 'Separator', { value: '\n' }),
    ],
    [gives('text', 'Text', 'Message', 'parse_data')],
  ),
  component(
    'ParseData',
    ['Data to Message', 'message-square', 'Data as text, by a template.'],
    [
      port('data', 'Data', DATA, true),
      long('template', 'Template', { value: '{text}' }),
      text('sep', 'Separator', { value: '\n' }),
    ],
    [gives('text', 'Message', 'Message', 'parse_data')],
  ),
  component(
    'ParseJSONData',
    ['Parse JSON', 'braces', 'A path in JSON.'],
    [port('input_value', 'Input', ['Message', 'Data']), text('query', 'JQ Query')],
    [gives('filtered_data', 'Filtered Data', 'Data', 'filter_data')],
  ),
  component(
    'JSONCleaner',
    ['JSON Cleaner', 'braces', 'JSON found in a text, and mended.'],
    [text('json_str', 'JSON String')],
    [gives('output', 'Cleaned JSON String', 'Message', 'clean_json')],
  ),
  component(
    'MessagetoData',
    ['Message to Data', 'message-square-share', 'A message as data.'],
    [port('message', 'Message', ['Message'])],
    [gives('data', 'Data', 'Data', 'convert_message_to_data')],
  ),
  component(
    'CombineText',
    ['Combine Text', 'merge', 'Two texts, one after the other.'],
    [text('text1', 'First Text'), text('text2', 'Second Text'), text('delimiter', 'Delimiter', { value: ' ' })],
    [gives('combined_text', 'Combined Text', 'Message', 'combine_texts')],
  ),
  component(
    'RegexExtractor',
    ['Regex Extractor', 'regex', 'What a pattern finds in a text.'],
    [text('input_text', 'Input Text'), text('pattern', 'Regex Pattern')],
    [gives('data', 'Data', 'Data', 'extract_matches'), gives('text', 'Message', 'Message', 'get_matches_text')],
  ),
  component(
    'TextOperations',
    ['Text Operations', 'type', 'Case, trimming, counting, replacing.'],
    [
      text('text_input', 'Text Input'),
      oneOf('operation', 'Operation', [
        'Uppercase',
        'Lowercase',
        'Text Strip',
        'Word Count',
        'Text Length',
        'Text Replace',
      ]),
      text('search_pattern', 'Search Pattern'),
      text('replacement_text', 'Replacement Text'),
    ],
    [gives('message', 'Message', 'Message', 'get_message')],
  ),
  component(
    'OutputParser',
    ['Output Parser', 'type', 'A list with commas, read into rows.'],
    [text('input_value', 'Input')],
    [gives('format_instructions', 'Format Instructions', 'Message', 'format_instructions')],
  ),
  component(
    'HtmlLinkExtractor',
    ['HTML Link Extractor', 'link', 'The links in a page, with their words.'],
    [port('data_input', 'Data', ANY), text('kind', 'Kind of edge', { value: 'hyperlink' })],
    [gives('data', 'Data', 'DataFrame', 'build')],
  ),
  component(
    'SmartFunction',
    ['Smart Transform', 'square-function', 'A model does to the data what the instruction says.'],
    [
      port('data', 'JSON', ANY, true),
      port('llm', 'Language Model', ['LanguageModel']),
      long('filter_instruction', 'Instructions'),
    ],
    [gives('data_output', 'Output', 'Data', 'process_as_data')],
  ),
]
