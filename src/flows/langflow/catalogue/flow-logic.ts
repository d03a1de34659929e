/** Facts about Langflow's components that decide, ask, remember, reach outside or run other flows. */
import { component, gives, long, oneOf, port, text, whole, yesNo } from './define.ts'

const ANY = ['Data', 'DataFrame', 'Message']
const MODEL = port('model', 'Language Model', ['LanguageModel'])

export const logicFacts = [
  component(
    'DataConditionalRouter',
    ['Condition', 'split', 'Data goes one way or the other, by a value in it.'],
    [
      port('data_input', 'Data Input', ['Data'], true),
      text('key_name', 'Key Name'),
      oneOf('operator', 'Operator', [
        'equals',
        'not equals',
        'contains',
        'starts with',
        'ends with',
        'boolean validator',
      ]),
      text('compare_value', 'Match Text'),
    ],
    [
      gives('true_output', 'True Output', 'Data', 'process_data'),
      gives('false_output', 'False Output', 'Data', 'process_data'),
    ],
  ),
  component(
    'HumanInput',
    ['Human Input', 'user', 'Asks a person, and waits for the answer.'],
    [text('prompt', 'Question'), text('input_value', 'Input')],
    [gives('message', 'Answer', 'Message', 'ask')],
  ),
  component(
    'Pass',
    ['Pass', 'arrow-right', 'A message, as it is.'],
    [text('input_message', 'Input Message'), text('ignored_message', 'Ignored Message', { isAdvanced: true })],
    [gives('output_message', 'Output Message', 'Message', 'pass_message')],
  ),
  component(
    'Notify',
    ['Notify', 'Notify', 'Keeps a value under a name, for whoever listens.'],
    [text('context_key', 'Context Key'), port('input_value', 'Input', ANY), yesNo('append', 'Append')],
    [gives('result', 'Result', 'Data', 'notify_components')],
  ),
  component(
    'Listen',
    ['Listen', 'Radio', 'What was kept under a name.'],
    [text('context_key', 'Context Key')],
    [gives('data', 'Data', 'Data', 'listen_for_data')],
  ),
  component(
    'RunFlow',
    ['Run Flow', 'workflow', 'Another flow inside this one.'],
    [text('flow_name_selected', 'Flow Name'), text('input_value', 'Input')],
    [gives('message', 'Message', 'Message', 'flow_output')],
  ),
  component(
    'Webhook',
    ['Webhook', 'webhook', 'What a webhook brings.'],
    [long('data', 'Payload')],
    [gives('output_data', 'Data', 'Data', 'build_data')],
  ),
  component(
    'BatchRunComponent',
    ['Batch Run', 'list', 'A model is asked about each row of a table.'],
    [
      MODEL,
      port('df', 'DataFrame', ['DataFrame']),
      long('system_message', 'Instructions'),
      text('column_name', 'Column Name'),
      text('output_column_name', 'Output Column Name', { value: 'model_response' }),
    ],
    [gives('batch_results', 'LLM Results', 'DataFrame', 'run_batch')],
  ),
  component(
    'GuardrailsComponent',
    ['Guardrails', 'shield-check', 'A model says whether a text keeps to the rules.'],
    [MODEL, text('input_text', 'Input'), text('enabled_guardrails', 'Rules', { isList: true })],
    [
      gives('pass_result', 'Pass', 'Message', 'process_check'),
      gives('failed_result', 'Fail', 'Message', 'process_check'),
    ],
  ),
  component(
    'LLMSelectorComponent',
    ['LLM Selector', 'git-branch', 'A judge chooses the model that answers.'],
    [
      port('models', 'Language Models', ['LanguageModel'], true),
      port('judge_llm', 'Judge LLM', ['LanguageModel']),
      text('input_value', 'Input'),
      oneOf('optimization', 'Optimization', ['balanced', 'quality', 'speed', 'cost']),
    ],
    [gives('output', 'Output', 'Message', 'route_to_model')],
  ),
  component(
    'LLMChain',
    ['Chain', 'link', 'A model answers a prompt.'],
    [port('llm', 'Language Model', ['LanguageModel']), text('input_value', 'Input'), long('template', 'Template')],
    [gives('text', 'Message', 'Message', 'invoke_chain')],
  ),
  component(
    'StoreMessage',
    ['Message Store', 'message-square-text', 'Keeps a message in the session.'],
    [text('message', 'Message'), text('sender', 'Sender'), text('sender_name', 'Sender Name')],
    [gives('stored_messages', 'Stored Messages', 'Message', 'store_message')],
  ),
  component(
    'VectorStore',
    ['Vector Store', 'database', 'Texts that are kept, and the nearest to a question.'],
    [
      port('ingest_data', 'Ingest Data', ANY, true),
      port('embedding', 'Embedding', ['Embeddings']),
      text('search_query', 'Search Query'),
      text('collection_name', 'Collection Name', { value: 'langflow' }),
      whole('number_of_results', 'Number of Results', 4),
    ],
    [gives('search_results', 'Search Results', 'Data', 'search_documents')],
  ),
  component(
    'EmbeddingModel',
    ['Embedding Model', 'binary', 'How texts are compared.'],
    [{ name: 'model', kind: 'DropdownInput', label: 'Model Name' }],
    [gives('embeddings', 'Embedding Model', 'Embeddings', 'build_embeddings')],
  ),
  component(
    'CurrentDate',
    ['Current Date', 'clock', 'The date and time in a time zone.'],
    [text('timezone', 'Timezone', { value: 'UTC' })],
    [gives('current_date', 'Current Date', 'Message', 'get_current_date')],
  ),
  component(
    'IDGenerator',
    ['ID Generator', 'fingerprint', 'An id of its own for each run.'],
    [text('unique_id', 'Value')],
    [gives('id', 'ID', 'Message', 'generate_id')],
  ),
  component(
    'GetEnvVar',
    ['Get Environment Variable', 'key', 'A variable of the run or the server, unless it looks like a key.'],
    [text('env_var_name', 'Environment Variable Name')],
    [gives('env_var_value', 'Environment Variable Value', 'Message', 'process_inputs')],
  ),
  component(
    'File',
    ['File', 'file-text', 'A file below the folder that may be read.'],
    [{ name: 'path', kind: 'FileInput', label: 'Files' }],
    [gives('message', 'Raw Content', 'Message', 'load_files_message')],
  ),
  component(
    'Directory',
    ['Directory', 'folder', 'The text files of a folder that may be read.'],
    [text('path', 'Path')],
    [gives('dataframe', 'Loaded Files', 'DataFrame', 'as_dataframe')],
  ),
  component(
    'SaveToFile',
    ['Write File', 'save', 'Writes a file below the folder that may be written to.'],
    [
      port('input', 'Input', ANY),
      text('file_name', 'File Name'),
      oneOf('file_format', 'File Format', ['txt', 'json', 'csv', 'markdown']),
    ],
    [gives('message', 'File Path', 'Message', 'save_to_file')],
  ),
  component(
    'URLComponent',
    ['URL', 'layout-template', 'Pages, where the web is switched on.'],
    [text('urls', 'URLs', { isList: true, takes: [] })],
    [
      gives('page_results', 'Extracted Pages', 'DataFrame', 'fetch_content'),
      gives('raw_results', 'Raw Content', 'Message', 'fetch_content_as_message'),
    ],
  ),
  component(
    'APIRequest',
    ['API Request', 'globe', 'What an address answers, where the web is switched on.'],
    [text('url_input', 'URL'), oneOf('method', 'Method', ['GET'])],
    [gives('data', 'API Response', 'Data', 'make_api_request')],
  ),
  component(
    'RSSReaderSimple',
    ['RSS Reader', 'rss', 'The items of a feed, where the web is switched on.'],
    [text('rss_url', 'RSS Feed URL')],
    [gives('articles', 'Articles', 'DataFrame', 'read_rss')],
  ),
  component(
    'UnifiedWebSearch',
    ['Web Search', 'search', 'What the web says, where a search is switched on.'],
    [text('query', 'Search Query'), oneOf('search_mode', 'Search Mode', ['Web', 'News', 'RSS'])],
    [gives('results', 'Results', 'DataFrame', 'perform_search')],
  ),
]
