/** Services elsewhere by name, and by what shows them: a component with a key of its own talks to somebody. */
import type { GraphNode } from '../graph.ts'

/** Parts of the names of components that come with Langflow and live on a service. */
const SERVICES: readonly string[] = (
  'AgentQL Airbyte AIML Apify Arxiv AssemblyAI Astra Azure Bing Browser Cassandra Cleanlab Cloudflare ' +
  'Clickhouse Composio Confluence Couchbase Cuga Dalle DataStax Discord Docling Drive Dropbox Elastic Exa ' +
  'Facebook FireCrawl GitLoader GitExtractor GitHub Gitlab Glean Gmail Google HomeAssistant Hubspot Icosa ' +
  'Instagram Jigsaw Jira Linear LinkedIn Mail MCP Mem0 Milvus Mongo Needle NewsAPI Notion Notdiamond Nvidia ' +
  'OlivyaVoice Olostep OneNote OpenAPI Outlook PubMed Redis Reddit Rerank S3 Salesforce Scrape Search Serp ' +
  'Sharepoint Slack Snowflake Spider Spotify SQL StackExchange Supabase Tavily Teams Telegram TwelveLabs ' +
  'Twilio Twitter Unstructured Upstash Vectara Vlm WebBaseLoader Wikidata Wikipedia WolframAlpha Yahoo ' +
  'Yfinance Youtube Zep Zoom'
)
  .toLowerCase()
  .split(' ')

const WANTS_ADDRESS = /^(?:url|urls|endpoint|api_url|base_url|host|webhook_url|video_url|audio_url)$/

export function isService({ component, settings }: GraphNode): boolean {
  const name = component.toLowerCase()
  if (SERVICES.some((part) => name.includes(part))) return true
  return Object.entries(settings).some(
    ([setting, { isSecret, type }]) => type !== 'code' && (isSecret || WANTS_ADDRESS.test(setting)),
  )
}
